import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** Puts each pupil into a class, and gives every holder a ticket of the school year of 2025. */
export async function placeManySchoolTickets(database: Database): Promise<void> {
  await sql`update holders.holder set class_name = (8 + id % 3)::text || 'A' where kind = 'pupil'`.execute(
    tablesOf(database),
  );
  await sql`
    insert into tickets.ticket (tenant, service, medium, company_id, holder_id, agreement_id, product_id, profile_id,
                                all_zones, nr_of_zones, start_date, expiration_date, ordered_at)
    select holder.tenant, case kind when 'pupil' then 'school-tickets' else 'free-tickets' end, 'phone',
           holder.company_id, holder.id, agreement.id, 'school-ticket', 'CHILD', true, 3, '2025-08-20',
           '2026-06-30', '2025-08-01'
      from holders.holder
      join agreements.agreement on agreement.company_id = holder.company_id`.execute(
    tablesOf(database),
  );
}

/** A planted fault: the index of the list of pupils without their classes. */
export async function forgetClasses(database: Database): Promise<void> {
  await sql`drop index holders.pupil_order`.execute(tablesOf(database));
  await sql`create index pupil_order on holders.holder (company_id, sorted, id) include (tenant)
    where kind = 'pupil' and erased_at is null`.execute(tablesOf(database));
}
