import type { Row } from './area-access.ts';

export const everyOperator = ['ruter', 'akt', 'fjord'] as const;

/** HR and customer support, where company tickets are sold. */
export const hr = {
  roles: ['COMPANY_ADMIN'],
  globalRoles: ['GLOBAL_COMPANY_ADMIN'],
  operators: ['ruter', 'akt'],
} as const satisfies Row;

/** Customer support, wherever nothing else is said. */
export const support = { ...hr, roles: [], operators: everyOperator } as const satisfies Row;

/** With any service that one has, where the operator offers invoices (spec 1 §6). */
export const withAnyService = [
  { ...hr, agreement: 'SUBSCRIPTIONS' },
  { ...hr, agreement: 'FREETICKET' },
  { ...hr, agreement: 'HOUSING_COOPERATIVE_AGREEMENT' },
  {
    ...hr,
    agreement: 'TICKETOFFICE',
    roles: ['COMPANY_ADMIN', 'TICKET_ADMIN', 'USER_ADMIN'],
  },
] as const satisfies readonly Row[];

/** Who makes refunds in any of them; who has a school by another global role makes them there too. */
export const refundsAnyService: readonly Row[] = [
  ...withAnyService.map((row) => ({ ...row, roles: [] })),
  {
    ...hr,
    agreement: 'SCHOOLTICKET',
    roles: [],
    globalRoles: ['GLOBAL_SCHOOLTICKET_ADMIN'],
    alsoGlobalRole: 'GLOBAL_COMPANY_ADMIN',
  },
];
