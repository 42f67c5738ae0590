import type { CompanyAddress } from '@takst/contract/session/user-company.schema.ts';
import {
  type CompanyFilter,
  companyFilters,
  type CompanyRows,
} from '@takst/contract/companies/list-companies.contract.ts';
import { agreementSubtypes } from '@takst/domain/agreements/agreement-subtype.ts';
import type { PageQuery } from '@takst/contract/paging.ts';
import { searchWords } from '@takst/domain/companies/search-words.rules.ts';
import type { CompanyKind } from '@takst/domain/companies/company-type.rules.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Scope } from '#access/scope.ts';
import { withinScope } from '#access/within-scope.ts';
import type { Database } from '#db/database.ts';
import type { Page } from '#db/search/page-with-total.ts';
import { searchAll, searchPage, sortKey } from '#db/search/search-page.ts';
import { tablesOf } from '#db/tables.ts';

type CompanyEntry = {
  id: number;
  customerNumber: string;
  name: string;
  organisationNumber: string;
  agreementTypes: string[];
};

const customerNumber = sql`coalesce(company.customer_number, company.id::text) as "customerNumber"`;

type CompanyListRequest = CompanyRows & { today: Temporal.PlainDate };

/** Companies of a scope by name; every word must occur in name, organisation or customer number. */
export const companyPage = (
  database: Database,
  scope: Scope,
  { maxEntries, offset, ...request }: CompanyListRequest & PageQuery,
): Promise<Page<CompanyEntry>> =>
  searchPage(database, { ...searchedCompanies(scope, request), maxEntries, offset });

/** All pages, in parts. */
export const allCompanies = (
  database: Database,
  scope: Scope,
  request: CompanyListRequest,
): AsyncGenerator<CompanyEntry[]> => searchAll(database, searchedCompanies(scope, request));

const isListed = (scope: Scope) => sql<SqlBool>`
  ${withinScope(scope, { table: 'company', company: 'id' })} and company.deleted_at is null`;

function searchedCompanies(scope: Scope, { searchFor, filter, sort, today }: CompanyListRequest) {
  return {
    schema: 'companies',
    table: 'company',
    where: isListed(scope),
    filter: filter && companyIn(filter, today),
    words: searchWords(searchFor),
    sort: sortKey(sort, {
      name: () => ({ key: sql`company.sorted` }),
      organisationNumber: () => ({ key: sql`company.organisation_number collate "C"` }),
      customerNumber: () => ({
        key: sql`text.natural_key(coalesce(company.customer_number, company.id::text)) collate "C"`,
      }),
    }),
    entry: sql`
      select company.id, ${customerNumber}, company.name,
             company.organisation_number as "organisationNumber",
             array(select agreement.subtype from agreements.agreement
                    where agreement.company_id = company.id and agreement.deleted_at is null
                    order by agreement.id) as "agreementTypes"
        from companies.company where company.id = page.id`,
  };
}

/** A type that nobody knows is shown as OTHER. */
const knownTypes = sql.val([...agreementSubtypes]);
const shownType = sql`
  case when agreement.subtype = any(${knownTypes}::text[]) then agreement.subtype else 'OTHER' end`;

function companyIn(filter: CompanyFilter, today: Temporal.PlainDate): RawBuilder<SqlBool> {
  const ofCompany = sql`select from agreements.agreement
    where agreement.company_id = company.id and agreement.deleted_at is null`;
  if (filter !== 'expired') return sql<SqlBool>`exists (${ofCompany} and ${shownType} = ${filter})`;
  return sql<SqlBool>`(exists (${ofCompany}) and not exists (${ofCompany}
    and (agreement.end_date is null or agreement.end_date >= ${today})))`;
}

/** How many companies each filter of the list has. */
export async function companyCounts(database: Database, scope: Scope, today: Temporal.PlainDate) {
  const { rows } = await sql<{
    all: number;
    expired: number;
    types: Partial<Record<string, number>>;
  }>`
    with listed as materialized (
      select company.id, array_agg(distinct ${shownType}) filter (where agreement.id is not null) as types,
             bool_and(coalesce(agreement.end_date < ${today}, false)) as is_expired
        from companies.company
        left join agreements.agreement
          on agreement.company_id = company.id and agreement.deleted_at is null
       where ${isListed(scope)} group by company.id)
    select count(*)::int as all, count(*) filter (where is_expired)::int as expired,
           (select coalesce(jsonb_object_agg(type, number), '{}') from (
              select type, count(*) as number from listed, unnest(types) as type group by type) as counted
           ) as types
      from listed`.execute(tablesOf(database));
  const [row] = rows;
  if (!row) throw new Error('A select of counts returned no row.');
  const counts = companyFilters.map((filter) => [
    filter,
    filter === 'expired' ? row.expired : (row.types[filter] ?? 0),
  ]);
  return { all: row.all, counts: Object.fromEntries(counts) as Record<CompanyFilter, number> };
}

/** As JSON: dates are text. */
export type AgreementRow = {
  id: number;
  subtype: string;
  invoiceReference: string;
  fromDate: string;
  endDate: string | null;
  invoicingInterval: string;
  paymentDeadline: number;
  employeeIdLabel: string | null;
  widgetAccess: string;
};

/** What the company page and the user's own list show of a company. */
export type CompanyFactsRow = {
  id: number;
  customerNumber: string;
  name: string;
  organisationNumber: string;
  kind: CompanyKind;
  bill: CompanyAddress | null;
  post: CompanyAddress | null;
  visit: CompanyAddress | null;
  agreements: AgreementRow[];
};

export const companyFacts = sql`
  company.id, ${customerNumber}, company.name,
  company.organisation_number as "organisationNumber", company.kind,
  company.bill_address as bill, company.post_address as post, company.visit_address as visit,
  coalesce((
    select jsonb_agg(jsonb_build_object(
             'id', a.id, 'subtype', a.subtype, 'invoiceReference', a.invoice_reference,
             'fromDate', a.from_date, 'endDate', a.end_date,
             'invoicingInterval', a.invoicing_interval,
             'paymentDeadline', a.payment_deadline_days,
             'employeeIdLabel', a.employee_id_label,
             'widgetAccess', a.widget_access) order by a.id)
      from agreements.agreement a
     where a.company_id = company.id and a.deleted_at is null), '[]') as agreements`;

/** One company with its agreements; undefined when it is outside the scope or deleted. */
export async function findCompany(
  database: Database,
  scope: Scope,
  companyId: number,
): Promise<CompanyFactsRow | undefined> {
  const { rows } = await sql<CompanyFactsRow>`
    select ${companyFacts}
      from companies.company
     where ${withinScope(scope, { table: 'company', company: 'id' })}
       and company.id = ${companyId} and company.deleted_at is null`.execute(tablesOf(database));
  return rows[0];
}

/** When the operator added a company. */
export async function findCompanyStart(
  database: Database,
  scope: Scope,
  companyId: number,
): Promise<Temporal.Instant> {
  const { createdAt } = await tablesOf(database)
    .selectFrom('companies.company as company')
    .select('company.created_at as createdAt')
    .where(withinScope(scope, { table: 'company', company: 'id' }))
    .where('company.id', '=', companyId)
    .executeTakeFirstOrThrow();
  return createdAt;
}
