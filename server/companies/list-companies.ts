import { listCompanies as route } from '@takst/contract/companies/list-companies.contract.ts';
import { agreementSubtype } from '@takst/domain/agreements/agreement-subtype.ts';
import type { Database } from '#db/database.ts';
import { serve } from '#http/serve.ts';
import { companyPage } from './company.query.ts';

export const listCompanies = (database: Database) =>
  serve(route, async ({ scope, query }) => {
    const { totalEntries, matches } = await companyPage(database, scope, query);
    return {
      reply: {
        totalEntries,
        matches: matches.map(({ agreementTypes, ...entry }) => ({
          ...entry,
          agreementTypes: agreementTypes.map(agreementSubtype),
        })),
      },
    };
  });
