import type { Transaction } from '@takst/server/platform/db/database.ts';
import { tablesOf } from '@takst/server/platform/db/tables.ts';
import { sql } from 'kysely';
import type { DemoWorld } from './demo-world-facts.ts';

/** An SMS and an e-mail of each operator that could not be delivered. */
export async function placeUndelivered(tx: Transaction, { moment }: DemoWorld): Promise<void> {
  const { now } = moment;
  await sql`
    insert into messages.undelivered (tenant, company_id, kind, topic, recipient, reason, failed_at,
                                      message_key, content)
    select company.tenant, company.id, kind, topic, recipient, reason,
           ${now}::timestamptz - hours * interval '1 hour', 'demo-' || company.tenant || '-' || kind,
           case kind when 'sms' then jsonb_build_object(
             'tenant', company.tenant, 'topic', topic, 'companyId', company.id, 'to', recipient,
             'text', 'Billetten din er klar.') end
      from (select tenant, min(id) as id from companies.company group by tenant) as company
     cross join (values
       ('sms', 'ticket', '+4790000001', 'the SMS gateway answered 400', 5),
       ('email', 'activation-link', 'ukjent@firma.example', 'the mail server answered 550', 30)
     ) as failed (kind, topic, recipient, reason, hours)`.execute(tablesOf(tx));
}
