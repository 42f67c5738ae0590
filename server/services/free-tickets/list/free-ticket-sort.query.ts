import { sql } from 'kysely';
import { filterConditions } from './free-ticket-filter.query.ts';
import type { FreeTicketCall } from './free-ticket-rows.query.ts';

/** By the relation of the holder. */
export const holderTypeKey = () => ({
  key: sql`detail.holder_type collate "C"`,
  join: sql`join free_tickets.ticket_detail as detail
    on detail.company_id = ticket.company_id and detail.ticket_id = ticket.id`,
});

export const departmentKey = (call: Pick<FreeTicketCall, 'params'>) => ({
  key: sql`agreement.key`,
  // With an offset the key is made once for each department, not for each ticket.
  join: sql`join (
    select id, text.sort_key(invoice_reference) collate "C" as key from agreements.agreement
     where company_id = ${call.params.id} offset 0) as agreement on agreement.id = ticket.agreement_id`,
});

/** What needs somebody first: a code, a card, an end, a start; then what runs, then what is over. */
export function statusKey({ today }: Pick<FreeTicketCall, 'today'>) {
  const is = filterConditions(today);
  return {
    key: sql`case when ${is['code-not-fetched']} then '1'
                  when ${is['card-requested']} then '2'
                  when ${is.active} and ticket.expiration_date is not null then '3' || ticket.expiration_date
                  when ${is.pending} then '4' || ticket.start_date
                  when ${is.active} then '5' else '6' end collate "C"`,
  };
}
