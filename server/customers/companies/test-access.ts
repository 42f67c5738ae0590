import { getCompanyOverview } from '@takst/contract/customers/companies/overview/get-company-overview.contract.ts';
import { nextPhone, nextUnit, unknownUnit } from '#testing/access-table/fresh-values.ts';
import { everyOperator, hr, support } from '#testing/access-table/rows.ts';
import type { AreaAccess } from '#testing/access-table/area-access.ts';

export const companiesAccess = {
  whoMay: {
    companyAdmin: support,
    companySearch: { ...support, globalRoles: ['GLOBAL_COMPANY_ADMIN', 'GLOBAL_USER_ADMIN'] },
    companyDetails: {
      roles: [
        'COMPANY_ADMIN',
        'FREETICKET_ADMIN',
        'SCHOOLTICKET_ADMIN',
        'SUBSCRIPTION_ADMIN',
        'TICKET_ADMIN',
        'USER_ADMIN',
      ],
      globalRoles: ['GLOBAL_COMPANY_ADMIN'],
      operators: everyOperator,
    },
    companyAddresses: { ...hr, operators: everyOperator },
  },
  firstIds: { 'companies.company': 7_300_001 },
  targetFields: { companyId: ({ id }) => id },
  freshFields: {
    organisationNumber: nextUnit,
    /** Operators other than the main one give the customer number themselves (spec 1 §5). */
    company: ({ tenant }, example) =>
      tenant === 'ruter' ? example : Object.assign({ id: `K-${nextPhone()}` }, example),
  },
  words: { orgNumber: unknownUnit, postCode: '0155', use: 'company-tickets' },
  tellsOf: { [getCompanyOverview.path]: 'colleagues' },
} as const satisfies AreaAccess;
