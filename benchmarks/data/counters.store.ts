import type pg from 'pg';
import { firstIds } from './data-ids.ts';
import { dataToday } from './data-moment.ts';

/** The counter's agreement of a company in the benchmark of the ticket counter. */
export const counterOf = (company: number): number => 595_000 + company - firstIds.company;

/** Gives companies a ticket counter, and lets their administrators order there. */
export async function placeCounters(
  client: pg.ClientBase,
  companies: readonly number[],
): Promise<void> {
  await client.query(
    `insert into agreements.agreement (tenant, company_id, id, subtype, invoice_reference,
                                       from_date, invoicing_interval, payment_deadline_days, created_at)
     select tenant, id, $2::bigint + id, 'TICKETOFFICE', 'Luke', $3::date - 1460, 'MONTHLY_AT_END', 30, created_at
       from companies.company where id = any($1::bigint[])
     on conflict do nothing`,
    [companies, counterOf(0), dataToday],
  );
  await client.query(
    `insert into users.company_role (tenant, user_id, company_id, role)
     select tenant, user_id, company_id, 'TICKET_ADMIN' from users.company_role
      where company_id = any($1::bigint[]) and role = 'COMPANY_ADMIN'
     on conflict do nothing`,
    [companies],
  );
}

/** Whether all of an order is delivered, and how much of it. */
export async function progressOf(
  client: pg.ClientBase,
  orderId: number,
): Promise<{ isOver: boolean; made: number }> {
  const { rows } = await client.query<{ isOver: boolean; made: number }>(
    `select is_over as "isOver", made from ticket_counter."order" where id = $1`,
    [orderId],
  );
  return rows[0] ?? { isOver: false, made: 0 };
}
