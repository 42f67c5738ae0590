import type { Database } from '@takst/server/platform/db/database.ts';
import { tablesOf } from '@takst/server/platform/db/tables.ts';
import { sql } from 'kysely';

/** Traces of a server that loses, duplicates or half-completes work; each for its own person. */
export const plantedFaults = {
  'an order that is lost': (phone) => sql`
    delete from tickets.ticket where medium_slot =
      (select key from holders.slot where value = ${`+47${phone}`} and tenant = 'ruter')`,
  'an SMS that is not sent': (phone) => sql`
    delete from stand_ins.message where recipient = ${`+47${phone}`}`,
  'an SMS that is sent twice': (phone) => sql`
    insert into stand_ins.message (kind, key, sender, recipient, subject, body, received_at)
    select kind, key || ' again', sender, recipient, subject, body, received_at
      from stand_ins.message where recipient = ${`+47${phone}`}`,
  'a ticket that was ended and goes on nowhere': (phone) => sql`
    update tickets.ticket set expiration_date = start_date + 10
     where expiration_date is null and medium_slot =
      (select key from holders.slot where value = ${`+47${phone}`} and tenant = 'ruter')`,
} satisfies Record<string, (phone: string) => ReturnType<typeof sql>>;

export const plant = (
  database: Database,
  fault: keyof typeof plantedFaults,
  phone: string,
): Promise<unknown> => plantedFaults[fault](phone).execute(tablesOf(database));
