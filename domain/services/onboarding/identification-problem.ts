/** What the address of the page says when nobody was identified (`problem`); the person may try again after each. */
export const identificationProblems = [
  /** Cancelled at the identity provider. */
  'IDENTITY_CANCELLED',
  /** It took too long at the provider. */
  'IDENTITY_EXPIRED',
  /** The provider gave no name and birth date, or an answer that is not valid. */
  'IDENTITY_NOT_USABLE',
  'IDENTITY_UNAVAILABLE',
  'REGISTER_UNAVAILABLE',
  /** A callback that this browser does not wait for: forged, used before, too old or of another browser. */
  'IDENTIFICATION_UNKNOWN',
] as const;
export type IdentificationProblem = (typeof identificationProblems)[number];
