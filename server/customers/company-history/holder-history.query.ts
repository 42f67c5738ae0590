import type { PageQuery } from '@takst/contract/platform/lists/paging.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { type Page, pageWithTotal } from '#platform/db/search/page-with-total.ts';
import { historyRow, type HistoryRow } from './history-row.query.ts';

/**
 * One page of the changes of holders and their tickets, newest first. Another company's changes for the same phone are
 * not among them. `holders` is a statement of their tenants, companies and ids, within the scope of the call, without
 * erased holders.
 */
export const holderHistoryPage = (
  database: Database,
  holders: RawBuilder<unknown>,
  { maxEntries, offset }: Pick<PageQuery, 'maxEntries' | 'offset'>,
): Promise<Page<HistoryRow> & { isKnown: boolean }> =>
  pageWithTotal(database, {
    maxEntries,
    offset,
    ctes: sql`person as (${holders})`,
    matched: sql`
      select change.id, change.at
        from person
        join changes.about on about.company_id = person.company_id and about.holder_id = person.id
        join changes.change on change.id = about.change_id and change.tenant = person.tenant`,
    order: sql`page.at desc, page.id desc`,
    entry: historyRow,
    columns: sql`exists (select from person) as "isKnown"`,
  });
