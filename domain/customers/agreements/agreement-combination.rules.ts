import type { AgreementSubtype } from '#platform/tenants/agreement-subtype.ts';

/** Which agreements of a company stand in the way of a new one; other types are unrestricted (spec 1 §4). */
const inTheWayOf: { readonly [S in AgreementSubtype]?: readonly AgreementSubtype[] } = {
  FREETICKET: ['SUBSCRIPTIONS', 'HOUSING_COOPERATIVE_AGREEMENT', 'SCHOOLTICKET'],
  SUBSCRIPTIONS: ['FREETICKET', 'HOUSING_COOPERATIVE_AGREEMENT', 'SCHOOLTICKET'],
  HOUSING_COOPERATIVE_AGREEMENT: [
    'SUBSCRIPTIONS',
    'FREETICKET',
    'HOUSING_COOPERATIVE_AGREEMENT',
    'SCHOOLTICKET',
  ],
  SCHOOLTICKET: ['SUBSCRIPTIONS', 'FREETICKET', 'HOUSING_COOPERATIVE_AGREEMENT', 'SCHOOLTICKET'],
};

/** Whether an agreement of a type cannot be added beside those that a company has (spec 1 §4). */
export const isInConflict = (
  added: AgreementSubtype,
  existing: readonly AgreementSubtype[],
): boolean => existing.some((subtype) => inTheWayOf[added]?.includes(subtype) ?? false);
