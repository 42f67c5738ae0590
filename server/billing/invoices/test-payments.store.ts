import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** What a bank file of an operator would register. */
export const placePayment = (database: Database, invoiceId: number, amountOre: number) =>
  sql`
    insert into invoices.payment (tenant, company_id, invoice_id, amount_ore, paid_on, bank_reference,
                                  registered_by, registered_at)
    select tenant, company_id, id, ${amountOre}::bigint, '2026-03-10', 'bank ' || id,
           (select min(id) from users."user" where "user".tenant = invoice.tenant), '2026-03-10T12:00:00Z'
      from invoices.invoice where id = ${invoiceId}`.execute(tablesOf(database));
