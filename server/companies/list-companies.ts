import { listCompanies as route } from '@takst/contract/companies/list-companies.contract.ts';
import { searchUserCompanies as searchRoute } from '@takst/contract/session/search-user-companies.contract.ts';
import type { CompanyEntry } from '@takst/contract/companies/company.schema.ts';
import { agreementSubtype } from '@takst/domain/agreements/agreement-subtype.ts';
import type { Scope } from '#access/scope.ts';
import type { Database } from '#db/database.ts';
import type { Page } from '#db/search/page-with-total.ts';
import { serve } from '#http/serve.ts';
import { companyPage } from './company.query.ts';

/** The companies of the operator, for company administration. */
export const listCompanies = (database: Database) =>
  serve(route, async ({ scope, query, today }) => ({
    reply: await entriesOf(database, scope, { ...query, today }),
  }));

/** The companies that a user may choose from. */
export const searchUserCompanies = (database: Database) =>
  serve(searchRoute, async ({ scope, query, today }) => ({
    reply: await entriesOf(database, scope, { ...query, today }),
  }));

async function entriesOf(
  database: Database,
  scope: Scope,
  query: Parameters<typeof companyPage>[2],
): Promise<Page<CompanyEntry>> {
  const { totalEntries, matches } = await companyPage(database, scope, query);
  return {
    totalEntries,
    matches: matches.map(({ agreementTypes, ...entry }) => ({
      ...entry,
      agreementTypes: agreementTypes.map(agreementSubtype),
    })),
  };
}
