import type { PageQuery } from '@takst/contract/paging.ts';
import { sql } from 'kysely';
import type { Scope } from '#access/scope.ts';
import { withinScope } from '#access/within-scope.ts';
import { historyRow, type HistoryRow } from '#company-history/company-history.public.ts';
import type { Database } from '#db/database.ts';
import { type Page, pageWithTotal } from '#db/search/page-with-total.ts';
import { isKnownHolder } from '#holders/holders.public.ts';

type PersonRequest = Pick<PageQuery, 'maxEntries' | 'offset'> & { subscriberId: number };

/**
 * One page of what happened to a person's tickets in the company that knows the person so; what
 * other companies did with the same phone is theirs. Newest first.
 */
export const historyPage = (
  database: Database,
  scope: Scope,
  { subscriberId, maxEntries, offset }: PersonRequest,
): Promise<Page<HistoryRow> & { isKnown: boolean }> =>
  pageWithTotal(database, {
    maxEntries,
    offset,
    ctes: sql`
      person as (
        select tenant, company_id, id
          from holders.holder
         where ${withinScope(scope, 'holder')} and kind = 'subscriber' and ${isKnownHolder('holder')}
           and id = ${subscriberId}
      )`,
    matched: sql`
      select change.id, change.at
        from person
        join changes.about on about.company_id = person.company_id and about.holder_id = person.id
        join changes.change on change.id = about.change_id and change.tenant = person.tenant`,
    order: sql`page.at desc, page.id desc`,
    entry: historyRow,
    columns: sql`exists (select from person) as "isKnown"`,
  });
