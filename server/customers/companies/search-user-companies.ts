import { searchUserCompanies as route } from '@takst/contract/customers/session/search-user-companies.contract.ts';
import { searchWords } from '@takst/domain/customers/companies/search-words.rules.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { describeCompanyRow, searchedCompanies } from './company-list.query.ts';
import { isLiveCompanyWithin } from '#platform/access/live/live-company.query.ts';

/** The companies that a user may choose from. */
export const searchUserCompanies = (database: Database) =>
  serve(route, async ({ scope, query: { searchFor, ...bounds } }) => {
    const entries = {
      where: isLiveCompanyWithin(scope, 'company'),
      words: searchWords(searchFor),
      sort: undefined,
    };
    const { totalEntries, matches } = await searchedCompanies(database, entries).page(bounds);
    return { reply: { totalEntries, matches: matches.map(describeCompanyRow) } };
  });
