import { keptSinceMoment } from '@takst/domain/platform/retention/kept-since.rules.ts';
import { retentionPeriods } from '@takst/domain/platform/retention/retention-periods.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isNotForgotten } from '../deliveries/live-delivery.query.ts';

/**
 * Empties what old orders say about people: who ordered, what the buyer wrote, where paper was sent, and cards and phones
 * of deliveries. Numbers and amounts stay. Their tickets are anonymised by the nightly job of tickets.
 */
export async function forgetOldOrders(tx: Transaction, now: Temporal.Instant): Promise<void> {
  const before = keptSinceMoment(retentionPeriods.counterOrder, now);
  await sql`
    with old as (
      update ticket_counter."order"
         set ordered_by = null, personal_reference = null, delivery_address = null,
             anonymised_at = ${now}::timestamptz
       where ${isNotForgotten('order')} and ordered_at < ${before}::timestamptz
      returning company_id, id
    )
    update ticket_counter.delivery
       set recipient_name = null, phone_country_code = null, phone = null, card_number = null
      from old
     where delivery.company_id = old.company_id and delivery.order_id = old.id
       and num_nonnulls(recipient_name, phone_country_code, phone, card_number) > 0`.execute(
    tablesOf(tx),
  );
}
