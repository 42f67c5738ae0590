import { sql } from 'kysely';
import type { Database, Transaction } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';

type NewSubscriber = { companyId: number; firstName: string; phone: string };

/** A person whom a company knows and who has no ticket. */
export async function placeSubscriber(
  database: Database,
  { companyId, firstName, phone }: NewSubscriber,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with person as (
      insert into company_tickets.person (tenant, phone_country_code, phone)
      select tenant, '+47', ${phone} from companies.company where id = ${companyId}
      returning tenant, key
    )
    insert into company_tickets.subscriber (tenant, company_id, person_key, first_name, last_name,
                                            employee_id, phone_country_code, phone)
    select tenant, ${companyId}, key, ${firstName}, 'Uten', 'U-1', '+47', ${phone} from person
    returning id`.execute(tablesOf(database));
  return rows[0]?.id ?? 0;
}

/** Locks a person as an order does. */
export const lockPhone = (tx: Transaction, phone: string) =>
  tablesOf(tx)
    .selectFrom('company_tickets.person')
    .select('key')
    .where('phone', '=', phone)
    .forUpdate()
    .executeTakeFirstOrThrow();
