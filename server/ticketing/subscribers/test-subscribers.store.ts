import { sql } from 'kysely';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

type NewSubscriber = { companyId: number; firstName: string; phone: string };

/** A person known to a company, without a ticket. */
export async function placeSubscriber(
  database: Database,
  { companyId, firstName, phone }: NewSubscriber,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with slot as (
      insert into holders.slot (tenant, kind, value)
      select tenant, 'person', '+47' || ${phone} from companies.company where id = ${companyId}
      returning tenant, key
    ), holder as (
      insert into holders.holder (tenant, company_id, kind, first_name, last_name, employee_id,
                                  phone_country_code, phone)
      select tenant, ${companyId}, 'subscriber', ${firstName}, 'Uten', 'U-1', '+47', ${phone} from slot
      returning tenant, company_id, id
    )
    insert into subscribers.subscriber (tenant, company_id, holder_id, person_slot)
    select tenant, company_id, id, key from holder join slot using (tenant)
    returning holder_id as id`.execute(tablesOf(database));
  return rows[0]?.id ?? 0;
}

/** Locks a person as an order does. */
export const lockPhone = (tx: Transaction, phone: string) =>
  tablesOf(tx)
    .selectFrom('holders.slot')
    .select('key')
    .where('value', '=', `+47${phone}`)
    .forUpdate()
    .executeTakeFirstOrThrow();

/** Gives a holder a last name that no call takes. */
export const renameHolder = (
  database: Database,
  { phone, lastName }: { phone: string; lastName: string },
) =>
  tablesOf(database)
    .updateTable('holders.holder')
    .set({ last_name: lastName })
    .where('phone', '=', phone)
    .executeTakeFirstOrThrow();
