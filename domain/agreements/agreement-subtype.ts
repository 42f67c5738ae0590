/** The services that a company may have an agreement for (spec 1 §3); unknown ones are shown as OTHER. */
export const agreementSubtypes = [
  'FREETICKET',
  'NO_SUBSCRIPTIONS',
  'SCHOOLTICKET',
  'SUBSCRIPTIONS',
  'TICKETOFFICE',
  'TRAVELCARD_FIXED_PRICE',
  'TRAVELCARD_SUBSCRIPTION',
  'HOUSING_COOPERATIVE_AGREEMENT',
  'OTHER',
] as const;
export type AgreementSubtype = (typeof agreementSubtypes)[number];

export const agreementSubtype = (text: string): AgreementSubtype =>
  agreementSubtypes.find((known) => known === text) ?? 'OTHER';
