import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

type Place = {
  readonly tenant: TenantId;
  readonly companyId: number;
  readonly agreement: number;
};

/** Three employees: Ada has a ticket from April, Bo until April, and Cy one zone until April and two from May. */
export async function placePayrollTickets(
  database: Database,
  { tenant, companyId, agreement }: Place,
): Promise<void> {
  await sql`
    with given (first_name, employee_id, zones, first, last) as (values
      ('Ada', '0012', 1, '2026-04-01', null), ('Bo', '4711', 1, '2026-01-01', '2026-04-30'),
      ('Cy', '0815', 1, '2026-01-01', '2026-04-30'), ('Cy', '0815', 2, '2026-05-01', null)
    ), holder as (
      insert into holders.holder (tenant, company_id, kind, first_name, last_name, employee_id,
                                  phone_country_code, phone)
      select distinct ${tenant}, ${companyId}::bigint, 'subscriber', first_name, 'Testesen', employee_id, '+47',
             '4140' || lpad(employee_id, 4, '0')
        from given
      returning id, employee_id
    ), subscriber as (
      insert into subscribers.subscriber (tenant, company_id, holder_id)
      select ${tenant}, ${companyId}::bigint, id from holder
    )
    insert into tickets.ticket (tenant, service, medium, company_id, holder_id, agreement_id, product_id,
                                profile_id, all_zones, zone_from, zone_to, nr_of_zones, start_date,
                                expiration_date, ordered_at)
    select ${tenant}, 'company-tickets', 'phone', ${companyId}::bigint, id, ${agreement}::bigint,
           (select min(id) from products.product
             where product.tenant = ${tenant} and 'company-tickets' = any(services)),
           'ADULT', false, '1', '1', zones, first::date, last::date, '2025-12-20T12:00:00Z'
      from given join holder using (employee_id)`.execute(tablesOf(database));
}

type Bike = { readonly agreement: number; readonly employeeId: string; readonly startDate: string };

/** An e-bike of somebody of an agreement's company, by their employee number. */
export const placeBike = (database: Database, { agreement, employeeId, startDate }: Bike) =>
  sql`
    insert into subscriptions.subscription (tenant, company_id, service, agreement_id, holder_id, type, start_date,
                                            code_drawn_at, ordered_at)
    select holder.tenant, holder.company_id, 'company-tickets', agreement.id, holder.id, 'JOULE', ${startDate}::date,
           ${startDate}::date, '2026-01-01T12:00:00Z'
      from agreements.agreement
      join holders.holder using (company_id)
     where agreement.id = ${agreement} and employee_id = ${employeeId}`.execute(tablesOf(database));
