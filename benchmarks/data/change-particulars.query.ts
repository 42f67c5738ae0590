import type pg from 'pg';
import type { Particulars } from '../recording/replay.ts';
import { firstIds, orderPhones } from './data-ids.ts';

/** What is a new ticket's alone: whose it is, its ids and its code. */
export async function particularsOf(client: pg.ClientBase, ticket: number): Promise<Particulars> {
  const { rows } = await client.query<Record<'person' | 'subscriber' | 'pickupCode', string>>(
    `select medium_slot as person, holder_id as subscriber, pickup_code as "pickupCode"
       from tickets.ticket where id = $1`,
    [ticket],
  );
  const { person = '', subscriber = '', pickupCode = '' } = rows[0] ?? {};
  return { ticket: String(ticket), person, subscriber, pickupCode };
}

/** The first number from which on no order has been. */
export async function nextOrderPhone(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ next: string }>(
    `select coalesce(max(substr(value, 4)::bigint) + 1, $1::bigint) as next from holders.slot
      where tenant = 'ruter' and kind = 'person' and starts_with(value, '+47' || $2)`,
    [`${orderPhones}000000`, orderPhones],
  );
  return Number(rows[0]?.next);
}

export type ChangeableTicket = {
  ticket: string;
  person: string;
  subscriber: string;
  company: string;
  agreement: string;
  phone: string;
};

/** Tickets that go on without an end, of companies of the second size. */
export async function changeableTickets(
  client: pg.ClientBase,
  { companies, most }: { companies: number; most: number },
): Promise<ChangeableTicket[]> {
  const { rows } = await client.query<ChangeableTicket>(
    `select ticket.id as ticket, ticket.medium_slot as person, holder_id as subscriber,
            ticket.company_id as company, agreement_id as agreement, phone
       from tickets.ticket
       join holders.holder
         on holder.company_id = ticket.company_id and holder.id = holder_id
      where ticket.company_id between $1::bigint + 1 and $1::bigint + $2::bigint
        and expiration_date is null and cancelled_at is null and start_date <= '2026-03-01'
        and not all_zones
      order by ticket.id limit $3`,
    [firstIds.company, companies, most],
  );
  return rows;
}
