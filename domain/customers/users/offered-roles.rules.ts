import type { CompanyRole } from '#platform/access/roles.ts';

/**
 * The roles that can be given in a company, in the order of their boxes; the school role only where
 * there is a school-ticket agreement (spec 1 §5).
 */
export const offeredRoles = (agreementSubtypes: readonly string[]): CompanyRole[] => [
  'COMPANY_ADMIN',
  'TICKET_ADMIN',
  'USER_ADMIN',
  ...(agreementSubtypes.includes('SCHOOLTICKET') ? (['SCHOOLTICKET_ADMIN'] as const) : []),
];
