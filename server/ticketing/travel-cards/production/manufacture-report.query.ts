import {
  type ManufacturedCard,
  type ManufactureReport,
  type ReportState,
  reportStates,
} from '@takst/contract/ticketing/travel-cards/manufacture-report.contract.ts';
import { type CompanyAddress } from '@takst/contract/customers/companies/user-company.schema.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { CompanyScope } from '#platform/scope/scope.ts';
import { withinScope } from '#platform/scope/within-scope.ts';
import type { Database } from '#platform/db/database.ts';
import { type Page, pageWithTotal } from '#platform/db/search/page-with-total.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { cardStateOf, isToBeMade } from '../card/card-state.query.ts';
import { holderOfTicket, nameOnCard } from '../card/ticket-on-card.query.ts';

type ReportsRequest = {
  readonly scope: CompanyScope;
  readonly companyId: number | undefined;
  readonly manufacturedDate: Temporal.PlainDate | undefined;
  readonly state: ReportState | undefined;
  readonly maxEntries: number;
  readonly offset: number;
};

/** A row of the production list: dates as text, as they come in JSON. */
export type ReportRow = Pick<ManufactureReport, 'state' | 'numberOfCards'> & {
  readonly companyId: number;
  readonly companyName: string;
  readonly manufacturedDate: string | null;
  /** As they were when the cards were made, the first of the day first; of those that wait, the company's. */
  readonly postAddresses: readonly CompanyAddress[];
};

/** Cards of a company are one row for each day on which some were made, and one for those that wait. */
export function findReports(
  database: Database,
  { state, ...request }: ReportsRequest,
): Promise<Page<ReportRow>> {
  const { maxEntries, offset } = request;
  const hasState = state === undefined ? sql`true` : sql`${stateOfAll} = ${state}`;
  return pageWithTotal(database, {
    maxEntries,
    offset,
    matched: sql`
      select card.company_id, card.made_on, count(*)::int as number_of_cards, ${stateOfAll} as state,
             company.sorted
        from travel_cards.card
        join companies.company on company.id = card.company_id
       where ${isReported(request)}
       group by card.company_id, card.made_on, company.sorted
      having ${hasState}`,
    order: sql`page.made_on desc nulls first, page.sorted, page.company_id`,
    entry: sql`
      select page.company_id as "companyId", company.name as "companyName",
             page.made_on as "manufacturedDate", page.state, page.number_of_cards as "numberOfCards",
             to_jsonb(case when page.made_on is null then array_remove(array[company.post_address], null)
                           else array(select production.post_address from travel_cards.production
                                       where production.company_id = page.company_id
                                         and production.made_on = page.made_on
                                       order by production.id) end) as "postAddresses"
        from companies.company
       where company.id = page.company_id`,
  });
}

type CountRequest = Pick<ReportsRequest, 'scope' | 'companyId'>;

/** How many rows the production list has in all and in each state. */
export async function countReports(database: Database, { scope, companyId }: CountRequest) {
  const inState = reportStates.map(
    (state) => sql`count(*) filter (where state = ${state})::int as ${sql.ref(state)}`,
  );
  const { rows } = await sql<Record<'all' | ReportState, number>>`
    select count(*)::int as "all", ${sql.join(inState)}
      from (select ${stateOfAll} as state from travel_cards.card
             where ${isReported({ scope, companyId, manufacturedDate: undefined })}
             group by card.company_id, card.made_on) as report`.execute(tablesOf(database));
  const [row] = rows;
  if (!row) throw new Error('A select of counts returned no row.');
  const { all, ...counts } = row;
  return { all, counts };
}

type ReportScope = Pick<ReportsRequest, 'scope' | 'companyId' | 'manufacturedDate'>;

/** The cards of the rows that are asked for. */
const isReported = ({ scope, companyId, manufacturedDate }: ReportScope): RawBuilder<unknown> =>
  sql.join(
    [
      withinScope(scope, 'card'),
      isListed,
      ...(companyId === undefined ? [] : [sql`card.company_id = ${companyId}`]),
      ...(manufacturedDate ? [sql`card.made_on = ${manufacturedDate}::date`] : []),
    ],
    sql` and `,
  );

/** Cards that the operator makes: those that wait, and those of a day. */
const isListed = sql<SqlBool>`(card.made_on is not null or ${isToBeMade('card')})`;

const anyIn = (state: string) => sql`bool_or(${cardStateOf('card')} = ${sql.lit(state)})`;

/** Cards of one day may be blocked and anonymised one by one: it is created as long as one of them is. */
const stateOfAll = sql`
  case when card.made_on is null then 'REQUESTED'
       when ${anyIn('CREATED')} then 'CREATED'
       when ${anyIn('DEACTIVATED')} then 'DEACTIVATED'
       when ${anyIn('CANCELLED')} then 'CANCELLED'
       else 'ANONYMISED' end`;

/** The cards that were made for a company on a day, by the name on them. */
export async function findManufacturedCards(
  database: Database,
  scope: CompanyScope,
  { companyId, madeOn }: { readonly companyId: number; readonly madeOn: Temporal.PlainDate },
): Promise<ManufacturedCard[]> {
  const { rows } = await sql<ManufacturedCard>`
    select ticket.id, card.number as "cardNumber", ${nameOnCard} as "cardName",
           ticket.start_date as "startDate", ticket.expiration_date as "expirationDate",
           card.requested_at as "requestedAt", card.made_at as "manufacturedAt"
      from travel_cards.card
      join tickets.ticket on ticket.company_id = card.company_id and ticket.id = card.made_for
      left join ${holderOfTicket}
     where ${withinScope(scope, 'card')} and card.company_id = ${companyId}
       and card.made_on = ${madeOn}::date
     order by holder.sorted nulls last, card.id`.execute(tablesOf(database));
  return rows;
}
