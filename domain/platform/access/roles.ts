/** Roles in a company, as the company view knows them; unknown values are dropped there (spec 1 §3). */
export const companyRoles = [
  'TICKET_ADMIN',
  'USER_ADMIN',
  'COMPANY_ADMIN',
  'SCHOOLTICKET_ADMIN',
] as const;
export type CompanyRole = (typeof companyRoles)[number];

export const globalRoles = [
  'GLOBAL_USER_ADMIN',
  'GLOBAL_COMPANY_ADMIN',
  'GLOBAL_TRAVEL_CARD_ADMIN',
  'GLOBAL_SCHOOLTICKET_ADMIN',
] as const;
export type GlobalRole = (typeof globalRoles)[number];
