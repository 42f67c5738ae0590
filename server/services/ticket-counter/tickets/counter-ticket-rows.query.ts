import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { CompanyScope } from '#platform/scope/scope.ts';
import { withinCompany } from '#platform/scope/within-scope.ts';
import type { Database } from '#platform/db/database.ts';
import { anywhere } from '#platform/db/search/contains-words.ts';
import { type Chosen, type ListRows, rowsAtOnce } from '#platform/db/search/list-rows.ts';
import { pageWithTotal } from '#platform/db/search/page-with-total.ts';
import { isKnownHolder } from '#platform/access/live/known-holder.query.ts';
import { type DeliveryRow, deliveryEntry } from '../deliveries/delivery-row.query.ts';

type TicketListRequest = {
  readonly scope: CompanyScope;
  readonly companyId: number;
  readonly searchFor: string;
  readonly today: Temporal.PlainDate;
};

/** Sort keys of the columns. Orders have the order of their numbers. */
export const counterTicketKeys = { purchaseDate: sql`placed.id` } as const;

const columns = sql`delivery.company_id, delivery.order_id, delivery.position`;

/** Orders of tickets, each with what of it is made. */
const madeTickets = sql`
  ticket_counter."order" as placed
  join ticket_counter.delivery on delivery.company_id = placed.company_id and delivery.order_id = placed.id`;

/**
 * The tickets of a company, newest first (spec 3 §2). A company may have hundreds of thousands: one index has them in
 * this order (`delivery_made`), and a phone is found by the index of people.
 */
export const counterTicketRows = (
  database: Database,
  { scope, companyId, searchFor, today }: TicketListRequest,
  { words, sort }: Chosen,
): ListRows<DeliveryRow> => {
  const isMade = sql<SqlBool>`(${withinCompany(scope, 'placed', companyId)} and placed.type = 'TICKET'
    and delivery.delivered_on is not null)`;
  const phone = phoneIn(searchFor);
  const direction = sort && !sort.isDescending ? sql`asc` : sql`desc`;
  return rowsAtOnce((bounds) =>
    pageWithTotal<DeliveryRow>(database, {
      ...bounds,
      matched:
        words.length === 0
          ? sql`select ${columns} from ${madeTickets} where ${isMade}`
          : sql`
            select ${columns} from ${madeTickets} where ${isMade} and ${isInComment(words)}
            ${phone === null ? sql`` : sql`union ${onPhones(companyId, { isMade, phone })}`}`,
      order: sql`page.order_id ${direction}, page.position ${direction}`,
      entry: deliveryEntry(today),
    }),
  );
};

const isInComment = (words: readonly string[]): RawBuilder<SqlBool> =>
  sql`text.lower_case(placed.personal_reference) like all (${sql.val(words.map(anywhere))}::text[])`;

/** The digits of a word that looks like a phone number, or like a part of one that an index can find; else null. */
const phoneIn = (searchFor: string): string | null => {
  const digits = searchFor.replaceAll(/[\s+]/g, '');
  return /^\d{3,18}$/.test(digits) ? digits : null;
};

const onPhones = (
  companyId: number,
  { isMade, phone }: { readonly isMade: RawBuilder<SqlBool>; readonly phone: string },
): RawBuilder<unknown> => sql`
  select ${columns}
    from holders.holder
    join tickets.ticket on ticket.company_id = holder.company_id and ticket.holder_id = holder.id
    join ticket_counter.delivery on delivery.company_id = ticket.company_id and delivery.ticket_id = ticket.id
    join ticket_counter."order" as placed on placed.company_id = delivery.company_id and placed.id = delivery.order_id
   where holder.company_id = ${companyId} and holder.kind = 'counter' and ${isKnownHolder('holder')}
     and holder.folded like ${anywhere(phone)}
     and holder.phone_country_code || holder.phone like ${anywhere(phone)} and ${isMade}`;
