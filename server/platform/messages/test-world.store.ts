import { type NotNull, sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** An SMS of each company that could not be delivered. */
export async function placeUndelivered(tx: Transaction, now: Temporal.Instant): Promise<void> {
  await sql`
    insert into messages.undelivered (tenant, company_id, kind, topic, recipient, reason, failed_at,
                                      message_key, content)
    select tenant, id, 'sms', 'ticket', '+4790000001', 'the SMS gateway answered 400',
           ${now}::timestamptz, 'world-' || id, jsonb_build_object(
             'tenant', tenant, 'topic', 'ticket', 'companyId', id, 'to', '+4790000001', 'text', 'Hei')
      from companies.company`.execute(tablesOf(tx));
}

export const undeliveredIds = (tx: Transaction) =>
  tablesOf(tx)
    .selectFrom('messages.undelivered')
    .select(['id', 'company_id as companyId'])
    .where('company_id', 'is not', null)
    .$narrowType<{ companyId: NotNull }>()
    .execute();
