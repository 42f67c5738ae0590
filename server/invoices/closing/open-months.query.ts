import { closableMonths } from '@takst/domain/invoices/billing-period.rules.ts';
import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { plannedAnew } from '#db/planned-anew.ts';
import { tablesOf } from '#db/tables.ts';
import type { MonthOfCompanies } from '#invoices/run/billable-month.query.ts';
import { billedMonth } from '#invoices/run/billable-month.query.ts';
import type { TicketServices } from '#tickets/tickets.public.ts';

type OpenMonthsRequest = {
  readonly services: TicketServices;
  readonly tenant: TenantId;
  readonly firstMonth: Temporal.PlainDate;
  readonly today: Temporal.PlainDate;
};

export type OpenAgreement = {
  readonly companyId: number;
  readonly companyName: string;
  readonly agreementId: number;
  /** Their firsts, oldest first. */
  readonly months: readonly Temporal.PlainDate[];
  /** In one of them something has no price. */
  readonly isUnpriced: boolean;
};

export type OpenAgreements = {
  readonly agreements: readonly OpenAgreement[];
  /** Companies that are not closed and were not looked at. */
  readonly moreCompanies: number;
};

/** Looked at for one answer, each in every month that it has open. */
const maxCompanies = 300;

type OpenCompany = { id: number; name: string; through: Temporal.PlainDate | null; total: number };

/**
 * The agreements with months that can be closed and are not, however many runs have passed over them: read from what
 * there is, and no report.
 */
export async function findOpenAgreements(
  database: Database,
  { services, tenant, firstMonth, today }: OpenMonthsRequest,
): Promise<OpenAgreements> {
  const months = closableMonths(firstMonth, today);
  const last = months.at(-1);
  if (!last) return { agreements: [], moreCompanies: 0 };
  const companies = await openCompanies(database, tenant, last);
  const agreements = new Map<number, OpenAgreement>();
  for (const month of months) {
    const open = companies.filter(
      ({ through }) => !through || Temporal.PlainDate.compare(through, month) < 0,
    );
    if (open.length === 0) continue;
    const ids = open.map(({ id }) => id);
    for (const row of await openAgreementsOf(database, {
      services,
      tenant,
      companies: ids,
      month,
    })) {
      const before = agreements.get(row.agreementId);
      agreements.set(row.agreementId, {
        companyId: row.companyId,
        companyName: open.find(({ id }) => id === row.companyId)?.name ?? '',
        agreementId: row.agreementId,
        months: [...(before?.months ?? []), month],
        isUnpriced: row.isUnpriced || (before?.isUnpriced ?? false),
      });
    }
  }
  return {
    agreements: [...agreements.values()],
    moreCompanies: (companies[0]?.total ?? 0) - companies.length,
  };
}

async function openCompanies(
  database: Database,
  tenant: TenantId,
  last: Temporal.PlainDate,
): Promise<OpenCompany[]> {
  const { rows } = await sql<OpenCompany>`
    select company.id, company.name, closed_through.month as through, count(*) over ()::int as total
      from companies.company
      left join invoices.closed_through on company_id = company.id
     where company.tenant = ${tenant} and (month is null or month < ${last}::date)
     order by company.id limit ${maxCompanies}`.execute(tablesOf(database));
  return rows;
}

type OpenRow = { companyId: number; agreementId: number; isUnpriced: boolean };

async function openAgreementsOf(database: Database, request: MonthOfCompanies): Promise<OpenRow[]> {
  const { rows } = await sql<OpenRow>`
    ${plannedAnew} with ${billedMonth(request)}
    select company_id as "companyId", agreement_id as "agreementId", bool_or(is_unpriced) as "isUnpriced"
      from (
        select company_id, agreement_id, false as is_unpriced from billed where unpriced_agreements is null
        union all
        select company_id, unnest(unpriced_agreements), true from billed where unpriced_agreements is not null
      ) as open
     where (company_id, agreement_id) not in (select company_id, agreement_id from closed_agreement)
     group by company_id, agreement_id order by company_id, agreement_id`.execute(
    tablesOf(database),
  );
  return rows;
}
