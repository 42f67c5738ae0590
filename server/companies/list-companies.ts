import type { listCompanies as route } from '@takst/contract/companies/list-companies.contract.ts';
import type { Outcome } from '@takst/contract/route.ts';
import { agreementSubtype } from '@takst/domain/agreements/agreement-subtype.ts';
import type { Database } from '#db/database.ts';
import type { Call } from '#http/call.ts';
import { companyPage } from './company.query.ts';

export const listCompanies =
  (database: Database) =>
  async ({ scope, query }: Call<typeof route>): Promise<Outcome<typeof route>> => {
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
  };
