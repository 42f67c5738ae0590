import {
  type CompanyFilter,
  companyFilters,
  companyList,
} from '@takst/contract/customers/companies/list-companies.contract.ts';
import type { CompanyEntry } from '@takst/contract/customers/companies/company.schema.ts';
import {
  agreementSubtype,
  agreementSubtypes,
} from '@takst/domain/platform/tenants/agreement-subtype.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Scope } from '#platform/scope/scope.ts';
import { isLiveAgreement } from '#platform/access/live/live-agreement.query.ts';
import type { Database } from '#platform/db/database.ts';
import { type Chosen, searchedRows } from '#platform/db/search/list-rows.ts';
import type { SearchedRows } from '#platform/db/search/search-page.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { serveList } from '#platform/http/list/serve-list.ts';
import { textCell } from '#platform/http/xlsx/xlsx-cells.ts';
import { customerNumber } from './company/company.query.ts';
import { isLiveCompanyWithin } from '#platform/access/live/live-company.query.ts';

type CompanyRow = Omit<CompanyEntry, 'agreementTypes'> & { agreementTypes: string[] };

/** The list of companies with its counts and its file. */
export const serveCompanyList = (database: Database) =>
  serveList(companyList, {
    rows: ({ scope, query: { filter }, today }, choice) =>
      searchedCompanies(database, {
        ...choice,
        where: isLiveCompanyWithin(scope, 'company'),
        filters: [filter && companyIn(filter, today)],
      }),
    describe: () => describeCompanyRow,
    columns: {
      organisationNumber: {
        key: sql`company.organisation_number collate "C"`,
        cell: ({ organisationNumber }) => textCell(organisationNumber),
      },
      customerNumber: {
        key: sql`text.natural_key(coalesce(company.customer_number, company.id::text)) collate "C"`,
        cell: (company) => textCell(company.customerNumber),
      },
      name: { key: sql`company.sorted`, cell: ({ name }) => textCell(name) },
      agreements: {
        cell: ({ agreementTypes }) => textCell([...new Set(agreementTypes)].join(', ')),
      },
    },
    counts: ({ scope, today }) => companyCounts(database, scope, today),
  });

type Companies = Chosen & Pick<SearchedRows, 'where' | 'filters'>;

/** Companies by name; words are found in name, organisation and customer number. */
export const searchedCompanies = (database: Database, companies: Companies) =>
  searchedRows<CompanyRow>(database, {
    ...companies,
    schema: 'companies',
    table: 'company',
    listedBy: 'listed_company',
    entry: sql`
      select company.id, ${customerNumber}, company.name,
             company.organisation_number as "organisationNumber",
             array(select agreement.subtype from agreements.agreement
                    where agreement.company_id = company.id and ${isLiveAgreement('agreement')}
                    order by agreement.id) as "agreementTypes"
        from companies.company where company.id = page.id`,
  });

export const describeCompanyRow = ({ agreementTypes, ...company }: CompanyRow): CompanyEntry => ({
  ...company,
  agreementTypes: agreementTypes.map(agreementSubtype),
});

/** A type that nobody knows is shown as OTHER. */
const knownTypes = sql.val([...agreementSubtypes]);
const shownType = sql`
  case when agreement.subtype = any(${knownTypes}::text[]) then agreement.subtype else 'OTHER' end`;

function companyIn(filter: CompanyFilter, today: Temporal.PlainDate): RawBuilder<SqlBool> {
  const ofCompany = sql`select from agreements.agreement
    where agreement.company_id = company.id and ${isLiveAgreement('agreement')}`;
  if (filter !== 'expired') return sql<SqlBool>`exists (${ofCompany} and ${shownType} = ${filter})`;
  return sql<SqlBool>`(exists (${ofCompany}) and not exists (${ofCompany}
    and (agreement.end_date is null or agreement.end_date >= ${today})))`;
}

/** How many companies each filter of the list has. */
async function companyCounts(database: Database, scope: Scope, today: Temporal.PlainDate) {
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
          on agreement.company_id = company.id and ${isLiveAgreement('agreement')}
       where ${isLiveCompanyWithin(scope, 'company')} group by company.id)
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
