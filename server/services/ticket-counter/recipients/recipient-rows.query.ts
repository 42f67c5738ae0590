import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { CompanyScope } from '#platform/scope/scope.ts';
import { withinCompany } from '#platform/scope/within-scope.ts';
import type { Database } from '#platform/db/database.ts';
import { containsFolded } from '#platform/db/search/contains-words.ts';
import { type Chosen, type ListRows, rowsAtOnce } from '#platform/db/search/list-rows.ts';
import { pageWithTotal } from '#platform/db/search/page-with-total.ts';
import { isKnownHolder } from '#platform/access/live/known-holder.query.ts';

/** A phone that has got codes, as JSON has it. */
type RecipientRow = {
  readonly id: number;
  readonly name: string | null;
  readonly phoneCountryCode: string;
  readonly phone: string;
  readonly lastOrderedAt: string;
};

type RecipientRequest = { readonly scope: CompanyScope; readonly companyId: number };

/** Holders get their numbers when codes are made: the newest holder of a phone is that of its last order. */
export const recipientKeys = { lastOrder: sql`page.id` } as const;

/**
 * The phones for which codes were made, one row each, with the newest name that is known. Each code has a holder of its
 * own: the holders of the company are grouped by phone once, for the page and the total together, and only the rows of
 * the page read their order. The nightly job empties a holder when its order is anonymised.
 */
export const recipientRows = (
  database: Database,
  { scope, companyId }: RecipientRequest,
  { words, sort }: Chosen,
): ListRows<RecipientRow> => {
  const isRecipient = sql<SqlBool>`(${withinCompany(scope, 'holder', companyId)} and holder.kind = 'counter'
    and holder.phone is not null and ${isKnownHolder('holder')})`;
  const direction = sort && !sort.isDescending ? sql`asc` : sql`desc`;
  return rowsAtOnce((bounds) =>
    pageWithTotal<RecipientRow>(database, {
      ...bounds,
      ctes: sql`recipient as materialized (
        select max(holder.id) as id,
               max(holder.id) filter (where num_nonnulls(holder.first_name, holder.last_name) > 0) as named_id
          from holders.holder
         where ${isRecipient} ${words.length === 0 ? sql`` : sql`and ${hasFoundPhone(isRecipient, words)}`}
         group by holder.phone_country_code, holder.phone
      )`,
      matched: sql`select * from recipient`,
      order: sql`page.id ${direction}`,
      entry: entryOf(companyId),
    }),
  );
};

/** A name or a phone has all words; the phone is found by any name that it has had. */
const hasFoundPhone = (
  isRecipient: RawBuilder<SqlBool>,
  words: readonly string[],
): RawBuilder<SqlBool> => sql`(holder.phone_country_code, holder.phone) in (
    select holder.phone_country_code, holder.phone from holders.listed_holder as holder
     where ${isRecipient} and ${containsFolded('holder.folded', words)})`;

const entryOf = (companyId: number): RawBuilder<unknown> => sql`
  select page.id, nullif(concat_ws(' ', named.first_name, named.last_name), '') as name,
         newest.phone_country_code as "phoneCountryCode", newest.phone, last_order."lastOrderedAt"
    from holders.holder as newest
    left join holders.holder as named on named.company_id = newest.company_id and named.id = page.named_id
   cross join lateral (
     select max(placed.ordered_at) as "lastOrderedAt"
       from tickets.ticket
       join ticket_counter.delivery on delivery.company_id = ticket.company_id and delivery.ticket_id = ticket.id
       join ticket_counter."order" as placed
         on placed.company_id = delivery.company_id and placed.id = delivery.order_id
      where ticket.company_id = newest.company_id and ticket.holder_id = newest.id
   ) as last_order
   where newest.company_id = ${companyId} and newest.id = page.id`;
