import {
  type CounterOrderFilter,
  counterOrderFilters,
  type CounterOrderRows,
  type counterOrderList,
} from '@takst/contract/services/ticket-counter/orders/counter-order-list.contract.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { CompanyScope } from '#platform/scope/scope.ts';
import { withinCompany } from '#platform/scope/within-scope.ts';
import type { Database } from '#platform/db/database.ts';
import { anywhere } from '#platform/db/search/contains-words.ts';
import { type Chosen, type ListRows, rowsAtOnce } from '#platform/db/search/list-rows.ts';
import { pageWithTotal } from '#platform/db/search/page-with-total.ts';
import { tablesOf } from '#platform/db/tables.ts';
import type { ListCall } from '#platform/http/list/list-server.ts';
import { notSentOf } from '../deliveries/delivery-state.query.ts';
import { buyerOf, counterOrderColumns, type CounterOrderRow } from './counter-order-row.query.ts';

/** Sort keys of the columns; orders without the value come last. */
export const counterOrderKeys = {
  purchaseDate: sql`placed.ordered_at`,
  orderedBy: () => ({ key: sql`text.sort_key(${buyerOf('placed')})`, isNullable: true }),
  ticketCount: sql`placed.requested`,
  totalPrice: sql`placed.total_ore`,
  invoiceReference: () => ({
    key: sql`text.natural_key(placed.invoice_reference) collate "C"`,
    isNullable: true,
  }),
  personalReference: () => ({
    key: sql`text.natural_key(placed.personal_reference) collate "C"`,
    isNullable: true,
  }),
} as const;

type On = { readonly now: Temporal.Instant; readonly today: Temporal.PlainDate };

const conditions = ({ now, today }: On): Record<CounterOrderFilter, RawBuilder<SqlBool>> => ({
  'being-delivered': sql`(not placed.is_over)`,
  'to-be-sent': sql`(placed.send_at > ${now}::timestamptz)`,
  'with-failures': sql`(exists (
    select from ticket_counter.delivery
     where delivery.company_id = placed.company_id and delivery.order_id = placed.id and problem is not null)
    or ${notSentOf('placed', today)} > 0)`,
});

const containsWords = (words: readonly string[]): RawBuilder<SqlBool> =>
  words.length === 0
    ? sql`true`
    : sql`text.lower_case(concat_ws(' ', placed.id, placed.invoice_reference, placed.personal_reference,
            ${buyerOf('placed')},
            (select (product.name ->> 'nb') || ' ' || (product.name ->> 'en') from products.product
              where product.tenant = placed.tenant and product.id = placed.product_id)))
          like all (${sql.val(words.map(anywhere))}::text[])`;

type OrderListRequest = Pick<
  ListCall<typeof counterOrderList>,
  'scope' | 'params' | 'now' | 'today'
> & {
  readonly query: Pick<CounterOrderRows, 'filter'>;
};

/** The orders of a company; it has thousands at most, which an index has in this order. */
export const counterOrderRows = (
  database: Database,
  { scope, params, query, now, today }: OrderListRequest,
  { words, sort }: Chosen,
): ListRows<CounterOrderRow> =>
  rowsAtOnce((bounds) => {
    const direction = sort?.isDescending ? sql`desc` : sql`asc`;
    const ownOrder = sql`page.ordered_at desc, page.id desc`;
    return pageWithTotal<CounterOrderRow>(database, {
      ...bounds,
      matched: sql`
        select placed.*, ${sort?.key ?? sql`null`} as key
          from ticket_counter."order" as placed
         where ${withinCompany(scope, 'placed', params.id)}
           and ${query.filter ? conditions({ now, today })[query.filter] : sql`true`} and ${containsWords(words)}`,
      order: sort ? sql`page.key ${direction} nulls last, ${ownOrder}` : ownOrder,
      entry: sql`select ${counterOrderColumns(today)}`,
    });
  });

type CountsRequest = On & {
  readonly scope: CompanyScope;
  readonly companyId: number;
};

/** How many orders a company has in all and by filter. */
export async function countCounterOrders(
  database: Database,
  { scope, companyId, ...on }: CountsRequest,
): Promise<{ all: number; counts: Record<CounterOrderFilter, number> }> {
  const columns = counterOrderFilters.map(
    (name) => sql`, count(*) filter (where ${conditions(on)[name]})::int as ${sql.ref(name)}`,
  );
  const { rows } = await sql<Record<CounterOrderFilter | 'all', number>>`
    select count(*)::int as "all" ${sql.join(columns, sql` `)}
      from ticket_counter."order" as placed
     where ${withinCompany(scope, 'placed', companyId)}`.execute(tablesOf(database));
  const [row] = rows;
  if (!row) throw new Error('A select of counts returned no row.');
  const { all, ...counts } = row;
  return { all, counts };
}
