import { sql } from 'kysely';
import type { Scope } from '#platform/scope/scope.ts';
import { withinCompany } from '#platform/scope/within-scope.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { type Chosen, type ListRows, searchedRows } from '#platform/db/search/list-rows.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** A person whose purchases in the app a company pays for. */
export type CoveredPerson = {
  readonly id: number;
  readonly name: string;
  readonly phone: string;
  readonly phoneCountryCode: string;
  readonly invoiceReferenceId: number;
  readonly invoiceReference: string;
  /** Of purchases in a calendar month; null for no limit. */
  readonly limitOre: number | null;
};

type InCompany = { readonly scope: Scope; readonly companyId: number };

const selected = sql`
  person.id, person.name, person.phone, person.phone_country_code as "phoneCountryCode",
  person.invoice_reference_id as "invoiceReferenceId", reference.reference as "invoiceReference",
  person.limit_ore as "limitOre"`;

/** The reference of a person is never deleted. */
const withReference = sql`
  ticket_counter.covered_person as person
  join ticket_counter.invoice_reference as reference
    on reference.company_id = person.company_id and reference.id = person.invoice_reference_id`;

/** The people that a company pays for, by name. */
export const coveredPeople = (
  database: Database,
  { scope, companyId }: InCompany,
  { words, sort }: Chosen,
): ListRows<CoveredPerson> =>
  searchedRows(database, {
    schema: 'ticket_counter',
    table: 'covered_person',
    where: withinCompany(scope, 'covered_person', companyId),
    words,
    sort,
    entry: sql`
      select ${selected} from ${withReference}
       where person.company_id = ${companyId} and person.id = page.id`,
  });

/** What the list is sorted by. */
export const coveredPersonKeys = {
  name: sql.ref('covered_person.sorted'),
  phone: sql`covered_person.phone_country_code || covered_person.phone`,
  invoiceReference: () => ({
    key: sql.ref('reference.sorted'),
    join: sql`
      join ticket_counter.invoice_reference as reference
        on reference.company_id = covered_person.company_id
       and reference.id = covered_person.invoice_reference_id`,
  }),
  limit: () => ({ key: sql.ref('covered_person.limit_ore'), isNullable: true }),
};

/** Locks one until the transaction ends. */
export async function lockCoveredPerson(
  tx: Transaction,
  { scope, companyId }: InCompany,
  id: number,
): Promise<CoveredPerson | undefined> {
  const { rows } = await sql<CoveredPerson>`
    select ${selected} from ${withReference}
     where ${withinCompany(scope, 'person', companyId)} and person.id = ${id}
       for update of person`.execute(tablesOf(tx));
  return rows[0];
}

/** The name of who has a phone in a company. */
export async function nameOfCovered(
  database: Database,
  { scope, companyId }: InCompany,
  { phoneCountryCode, phone }: Pick<CoveredPerson, 'phone' | 'phoneCountryCode'>,
): Promise<string | undefined> {
  const row = await tablesOf(database)
    .selectFrom('ticket_counter.covered_person as person')
    .select('person.name')
    .where(withinCompany(scope, 'person', companyId))
    .where('person.phone_country_code', '=', phoneCountryCode)
    .where('person.phone', '=', phone)
    .executeTakeFirst();
  return row?.name;
}

/** A refusal names no more. */
const maxNamed = 5;

/** How many a company pays for by a reference, and the names of the first. */
export async function coveredByReference(
  tx: Transaction,
  { scope, companyId }: InCompany,
  referenceId: number,
): Promise<{ count: number; names: string[] }> {
  const { rows } = await sql<{ count: number; names: string[] }>`
    select count(*)::int as count,
           coalesce((array_agg(person.name order by person.sorted, person.id))[:${sql.lit(maxNamed)}], '{}') as names
      from ticket_counter.covered_person as person
     where ${withinCompany(scope, 'person', companyId)}
       and person.invoice_reference_id = ${referenceId}`.execute(tablesOf(tx));
  return rows[0] ?? { count: 0, names: [] };
}
