import type { FreeHolderType } from '@takst/domain/services/free-tickets/holder-type.ts';
import { monthPeriod } from '@takst/domain/billing/invoices/billing-period.rules.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '#platform/scope/scope.ts';
import { withinCompany } from '#platform/scope/within-scope.ts';
import { freeTicketMonth } from './free-ticket-month.query.ts';

export type BookRequest = {
  readonly scope: Scope;
  readonly companyId: number;
  /** One department alone. */
  readonly agreementId?: number | undefined;
  /** The firsts of the first and the last month. */
  readonly from: Temporal.PlainDate;
  readonly through: Temporal.PlainDate;
  /** The months of the company in which something may be open (`openMonthsOf`). */
  readonly openMonths: readonly Temporal.PlainDate[];
  /** The statement reads `book` in one place: of open lines, too, only what it names is found. */
  readonly isReadOnce?: true;
  /** The columns of `book`, all by default: open lines are written down with each of them. */
  readonly columns?: readonly BookColumn[];
};

/** The number as it is now, or as it is kept of somebody who is erased. */
const openNumber = 'coalesce(holder.employee_id, kept.employee_id)';

/** `text.fold`, which costs more than all else of a line, for letters that are not ASCII alone: the same for the others. */
const foldedNumber = `case when octet_length(${openNumber}) = char_length(${openNumber})
  then lower(${openNumber} collate "C") collate "default" else text.fold(${openNumber}) end`;

/** A row of `book`: an entitlement in a month. Amounts in øre, VAT included. */
export type BookLine = {
  readonly isClosed: boolean;
  /** Its first. */
  readonly month: Temporal.PlainDate;
  readonly entitlementId: number;
  readonly agreementId: number;
  readonly ticketId: number;
  readonly soldAt: Temporal.Instant;
  readonly productId: string;
  readonly profileId: string;
  readonly holderType: FreeHolderType;
  readonly zoneFrom: string | null;
  readonly zoneTo: string | null;
  readonly allZones: boolean;
  readonly nrOfZones: number | null;
  /** Null in an open month while no price is on file. */
  readonly priceOre: number | null;
  readonly vatPercent: number | null;
  /** The benefit less the own share; null where no retail price is on file. */
  readonly taxOre: number | null;
  /** Null once it is erased, as are the names and the phone. */
  readonly employeeId: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly phoneCountryCode: string | null;
  readonly phone: string | null;
};

/**
 * Common table expressions that end in `book`: the lines of a company's free tickets in some months, as they were closed
 * or, where a department's month is open, as they are now. Invoice base, tax base, changes and files all read it.
 *
 * It is not materialized: a statement reads only the columns that it names, of the closed lines that it chooses. Open lines are
 * found once, however often it reads them.
 */
export function bookLines(request: BookRequest): RawBuilder<unknown> {
  const { scope, companyId, from, through, openMonths, isReadOnce } = request;
  const isOpenWithin = (month: Temporal.PlainDate) =>
    Temporal.PlainDate.compare(month, from) >= 0 && Temporal.PlainDate.compare(month, through) <= 0;
  const open = openMonths.filter(isOpenWithin).map((month) => openLines(request, month));
  const closed = closedLines(request);
  if (open.length === 0) return sql`book as not materialized (${closed})`;
  return sql`
    department as materialized (
      select id from agreements.agreement
       where ${withinCompany(scope, 'agreement', companyId)} and ${isChosen(request, sql`id`)}
    ), open_book as ${isReadOnce ? sql`not materialized` : sql`materialized`} (
      ${sql.join(open, sql` union all `)}
    ), book as not materialized (
      ${closed} union all select * from open_book
    )`;
}

const isChosen = ({ agreementId }: BookRequest, column: RawBuilder<unknown>) =>
  agreementId === undefined ? sql`true` : sql`${column} = ${agreementId}`;

/** The columns of `book`, with what they are of a closed line and of an open one. */
const bookColumns = {
  is_closed: ['true', 'false'],
  month: ['line.month', 'period_start'],
  entitlement_id: ['line.entitlement_id', 'entitlement_id'],
  agreement_id: ['line.agreement_id', 'agreement_id'],
  ticket_id: ['line.ticket_id', 'line.id'],
  sold_at: ['sold_at', 'ordered_at'],
  product_id: ['product_id', 'product_id'],
  profile_id: ['profile_id', 'profile_id'],
  holder_type: ['holder_type', 'holder_type'],
  zone_from: ['zone_from', 'zone_from'],
  zone_to: ['zone_to', 'zone_to'],
  all_zones: ['all_zones', 'all_zones'],
  nr_of_zones: ['nr_of_zones', 'nr_of_zones'],
  price_ore: ['price_ore', 'price_ore'],
  vat_percent: ['vat_percent', 'vat_percent'],
  benefit_ore: ['benefit_ore', 'benefit_ore'],
  own_share_ore: ['own_share_ore', 'own_share_ore'],
  tax_ore: ['tax_ore', 'tax_ore'],
  employee_id: ['employee_id', openNumber],
  employee_key: ['employee_key', foldedNumber],
  first_name: ['first_name', 'first_name'],
  last_name: ['last_name', 'last_name'],
  phone_country_code: ['phone_country_code', 'phone_country_code'],
  phone: ['phone', 'phone'],
} as const;
type BookColumn = keyof typeof bookColumns;
const allColumns = Object.keys(bookColumns) as readonly BookColumn[];

const columnsOf = ({ columns = allColumns }: BookRequest, of: 'closed' | 'open') =>
  sql.raw(
    columns
      .map((column) => `${bookColumns[column][of === 'closed' ? 0 : 1]} as ${column}`)
      .join(', '),
  );

/** The bounds are said of both tables: the planner does not take them from one to the other. */
const closedLines = (request: BookRequest) => {
  const { scope, companyId, from, through } = request;
  return sql`
  select ${columnsOf(request, 'closed')}
    from free_tickets.book_line as line
    left join free_tickets.book_holder as holder
      on holder.company_id = line.company_id and holder.month = line.month
     and holder.entitlement_id = line.entitlement_id
     and holder.company_id = ${companyId} and holder.month between ${from}::date and ${through}::date
   where ${withinCompany(scope, 'line', companyId)}
     and line.month between ${from}::date and ${through}::date
     and ${isChosen(request, sql`line.agreement_id`)}`;
};

const openLines = (request: BookRequest, month: Temporal.PlainDate) => {
  const { scope, companyId } = request;
  const period = monthPeriod(month);
  return sql`
    select ${columnsOf(request, 'open')}
      from (${freeTicketMonth({ tenant: scope.tenant, companies: [companyId], period })}) as line
     cross join (select ${month}::date as period_start) as open_month
      left join holders.holder on holder.company_id = line.company_id and holder.id = line.holder_id
      left join free_tickets.unbooked_number as kept
        on kept.company_id = line.company_id and kept.ticket_id = line.id
     where line.agreement_id = any(array(select id from department))
       and not exists (
         select from free_tickets.book_month as closed
          where closed.company_id = line.company_id and closed.month = ${month}::date
            and closed.agreement_id = line.agreement_id)`;
};

/** The columns of `BookLine`, of a relation with those of `book`. Names as JSON: of a plain text the embedded database loses a byte order mark. */
export const bookLineColumns = (table: string): RawBuilder<unknown> => {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql`
    ${column('is_closed')} as "isClosed", ${column('month')}, ${column('entitlement_id')} as "entitlementId",
    ${column('agreement_id')} as "agreementId", ${column('ticket_id')} as "ticketId",
    ${column('sold_at')} as "soldAt", ${column('product_id')} as "productId",
    ${column('profile_id')} as "profileId", ${column('holder_type')} as "holderType",
    ${column('zone_from')} as "zoneFrom", ${column('zone_to')} as "zoneTo",
    ${column('all_zones')} as "allZones", ${column('nr_of_zones')} as "nrOfZones",
    ${column('price_ore')} as "priceOre", ${column('vat_percent')} as "vatPercent",
    ${column('tax_ore')} as "taxOre", to_jsonb(${column('employee_id')}) as "employeeId",
    to_jsonb(${column('first_name')}) as "firstName", to_jsonb(${column('last_name')}) as "lastName",
    ${column('phone_country_code')} as "phoneCountryCode", ${column('phone')}`;
};
