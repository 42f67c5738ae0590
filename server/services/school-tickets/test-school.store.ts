import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

export type TestSchool = {
  readonly tenant: TenantId;
  readonly companyId: number;
  readonly agreementId: number;
};

let companyCount = 0;

type AgreementFacts = {
  readonly endDate?: string | null;
  readonly awaitsSignature?: boolean;
  readonly isDeleted?: boolean;
};

/** A school without pupils, with a post address and an agreement that ends on a day or never. */
export async function placeSchool(
  database: Database,
  { endDate = null, awaitsSignature = false, isDeleted = false }: AgreementFacts = {},
): Promise<TestSchool> {
  companyCount += 1;
  const { rows } = await sql<TestSchool>`
    with company as (
      insert into companies.company (tenant, name, organisation_number, kind, created_at, post_address)
      values ('ruter', 'Prøveskolen', (710000000 + ${companyCount}::int)::text, 'CUSTOMER', '2025-01-01T12:00:00Z',
              '{"line1": "Skoleveien 1", "postCode": "0155", "city": "OSLO"}')
      returning tenant, id
    ), agreement as (
      insert into agreements.agreement (tenant, company_id, subtype, invoice_reference, from_date, end_date,
                                        invoicing_interval, payment_deadline_days, created_at, awaits_signature, deleted_at)
      select tenant, id, 'SCHOOLTICKET', 'Skoleskyss', '2025-01-01', ${endDate}::date, 'MONTHLY_AT_END', 30,
             '2025-01-01T12:00:00Z', ${awaitsSignature},
             case when ${isDeleted}::boolean then timestamptz '2026-01-01T12:00:00Z' end
        from company
      returning id
    )
    select company.tenant, company.id as "companyId", agreement.id as "agreementId"
      from company, agreement`.execute(tablesOf(database));
  const [school] = rows;
  if (!school) throw new Error('no school was placed');
  return school;
}

/** A move that the school has said itself. */
export const saveTestMove = (
  database: Database,
  { tenant, companyId }: TestSchool,
  move: { readonly from: string; readonly to: string | null },
) =>
  tablesOf(database)
    .insertInto('school_tickets.class_move')
    .values({ tenant, company_id: companyId, from_class: move.from, to_class: move.to })
    .execute();
