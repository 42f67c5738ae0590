/** What a company may buy of one kind (spec 1 §3); anything unknown is shown as OTHER. */
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
  agreementSubtypes.find((subtype) => subtype === text) ?? 'OTHER';
