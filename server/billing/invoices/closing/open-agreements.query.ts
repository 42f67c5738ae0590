import {
  closableDays,
  closableMonths,
  monthPeriod,
  type PeriodKind,
} from '@takst/domain/billing/invoices/billing-period.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { plannedAnew } from '#platform/db/planned-anew.ts';
import { tablesOf } from '#platform/db/tables.ts';
import type { PeriodOfCompanies } from '#billing/invoices/run/billable-period.query.ts';
import { billedPeriod } from '#billing/invoices/run/billable-period.query.ts';
import type { BillingServices } from '#ticketing/tickets/tickets.public.ts';

type OpenAgreementsRequest = {
  readonly services: BillingServices;
  readonly tenant: TenantId;
  readonly firstMonth: Temporal.PlainDate;
  readonly today: Temporal.PlainDate;
};

export type OpenAgreement = {
  readonly companyId: number;
  readonly companyName: string;
  readonly agreementId: number;
  /** Their firsts, oldest first: months that are open, or days of which are. */
  readonly months: readonly Temporal.PlainDate[];
  /** In one of them something has no price. */
  readonly isUnpriced: boolean;
};

export type OpenAgreements = {
  readonly agreements: readonly OpenAgreement[];
  /** Companies that are not closed and were not looked at. */
  readonly moreCompanies: number;
};

/** Looked at for one answer, each in every period that it has open. */
const maxCompanies = 300;

type OpenCompany = { id: number; name: string; through: Temporal.PlainDate | null; total: number };

/**
 * The agreements with periods that can be closed and are not, however many runs have passed over them: read from what
 * there is, and no report.
 */
export async function findOpenAgreements(
  database: Database,
  request: OpenAgreementsRequest,
): Promise<OpenAgreements> {
  const { services, tenant } = request;
  const openAgreements = new Map<number, OpenAgreement>();
  let moreCompanies = 0;
  for (const bills of new Set(Object.values(services).map((service) => service.bills))) {
    const last = lastOpenDay(bills, request);
    if (!last) continue;
    const companies = await openCompanies(database, { tenant, bills, last });
    moreCompanies = Math.max(moreCompanies, (companies[0]?.total ?? 0) - companies.length);
    for (const open of openPeriods(bills, companies, request)) {
      for (const row of await openRows(database, { services, tenant, bills, ...open })) {
        const name = companies.find(({ id }) => id === row.companyId)?.name ?? '';
        openAgreements.set(
          row.agreementId,
          withMonth(openAgreements.get(row.agreementId), row, name),
        );
      }
    }
  }
  return { agreements: [...openAgreements.values()], moreCompanies };
}

const withMonth = (
  before: OpenAgreement | undefined,
  { companyId, agreementId, month, isUnpriced }: OpenRow,
  companyName: string,
): OpenAgreement => ({
  companyId,
  companyName,
  agreementId,
  months: [...(before?.months ?? []), month],
  isUnpriced: isUnpriced || (before?.isUnpriced ?? false),
});

/** A day of the last period that can be closed; null when none can. */
function lastOpenDay(
  bills: PeriodKind,
  { firstMonth, today }: OpenAgreementsRequest,
): Temporal.PlainDate | null {
  if (bills === 'days') return closableDays(firstMonth, today)?.end ?? null;
  return closableMonths(firstMonth, today).at(-1) ?? null;
}

/** Each month with the companies of which it is open, or the days since the first that any of them has open. */
function openPeriods(
  bills: PeriodKind,
  companies: readonly OpenCompany[],
  { firstMonth, today }: OpenAgreementsRequest,
): Pick<PeriodOfCompanies, 'period' | 'companies'>[] {
  const { compare } = Temporal.PlainDate;
  if (bills === 'days') {
    const period = closableDays(firstMonth, today);
    return period && companies.length > 0
      ? [{ period, companies: companies.map(({ id }) => id) }]
      : [];
  }
  return closableMonths(firstMonth, today)
    .map((month) => ({
      period: monthPeriod(month),
      companies: companies
        .filter(({ through }) => !through || compare(through, month) < 0)
        .map(({ id }) => id),
    }))
    .filter((open) => open.companies.length > 0);
}

type OpenCompaniesRequest = {
  readonly tenant: TenantId;
  readonly bills: PeriodKind;
  readonly last: Temporal.PlainDate;
};

async function openCompanies(
  database: Database,
  { tenant, bills, last }: OpenCompaniesRequest,
): Promise<OpenCompany[]> {
  const { rows } = await sql<OpenCompany>`
    select company.id, company.name, through, count(*) over ()::int as total
      from companies.company
      left join invoices.closed_through on company_id = company.id and bills = ${bills}
     where company.tenant = ${tenant} and (through is null or through < ${last}::date)
     order by company.id limit ${maxCompanies}`.execute(tablesOf(database));
  return rows;
}

type OpenRow = {
  readonly companyId: number;
  readonly agreementId: number;
  readonly month: Temporal.PlainDate;
  readonly isUnpriced: boolean;
};

/** A row for each agreement and each month in which it has something open. */
async function openRows(database: Database, request: PeriodOfCompanies): Promise<OpenRow[]> {
  const { rows } = await sql<OpenRow>`
    ${plannedAnew} with ${billedPeriod(request)}
    select company_id as "companyId", agreement_id as "agreementId",
           date_trunc('month', period_start)::date as month, bool_or(is_unpriced) as "isUnpriced"
      from (
        select company_id, agreement_id, period_start, false as is_unpriced
          from billed where unpriced_agreements is null
        union all
        select company_id, unnest(unpriced_agreements), period_start, true
          from billed where unpriced_agreements is not null
      ) as open
     where (company_id, agreement_id, period_start) not in (
       select company_id, agreement_id, period_start from closed_agreement)
     group by company_id, agreement_id, 3 order by company_id, agreement_id, 3`.execute(
    tablesOf(database),
  );
  return rows;
}
