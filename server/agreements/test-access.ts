import type { AreaAccess, FieldValue } from '#testing/access-table/area-access.ts';

/** Agreements under which a ticket is ordered for a person. */
const ordersTickets = new Set(['SUBSCRIPTIONS', 'HOUSING_COOPERATIVE_AGREEMENT']);

const orderAgreement: FieldValue = ({ agreements }) =>
  agreements.find(({ subtype }) => ordersTickets.has(subtype))?.id ?? 1;
const asText: FieldValue = (target, example) => String(orderAgreement(target, example));

export const agreementsAccess = {
  firstIds: { 'agreements.agreement': 7_400_001 },
  targetFields: {
    agreementName: asText,
    agreement: asText,
    agreementNumber: orderAgreement,
    agreementNumbers: (target, example) => [orderAgreement(target, example)],
    agreementId: orderAgreement,
  },
} as const satisfies AreaAccess;
