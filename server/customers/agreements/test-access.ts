import type { AreaAccess, FieldValue } from '#testing/access-table/area-access.ts';

/** Agreements under which a ticket is ordered for a person; a company that has several is aimed at by the first of these. */
const ordersTickets = [
  'SUBSCRIPTIONS',
  'HOUSING_COOPERATIVE_AGREEMENT',
  'FREETICKET',
  'SCHOOLTICKET',
];

const orderAgreement: FieldValue = ({ agreements }) =>
  ordersTickets
    .flatMap((kind) => agreements.filter(({ subtype }) => subtype === kind))
    .map(({ id }) => id)[0] ?? 1;
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
