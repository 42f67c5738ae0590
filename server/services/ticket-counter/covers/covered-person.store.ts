import type { Scope } from '#platform/scope/scope.ts';
import { withinCompany } from '#platform/scope/within-scope.ts';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import type { CoveredPerson } from './covered-person.query.ts';

/** Violated when the company pays for the phone already. */
export const phoneCoveredConstraint = 'covered_once';

type PersonColumns = Omit<CoveredPerson, 'id' | 'invoiceReference'>;

const columnsOf = (person: PersonColumns) => ({
  name: person.name,
  phone_country_code: person.phoneCountryCode,
  phone: person.phone,
  invoice_reference_id: person.invoiceReferenceId,
  limit_ore: person.limitOre,
});

export function coveredPersonStore(tx: Transaction, scope: Scope, companyId: number) {
  const tables = tablesOf(tx);
  return {
    /** The caller holds the reference. */
    async insert(person: PersonColumns): Promise<number> {
      const { id } = await tables
        .insertInto('ticket_counter.covered_person')
        .values({ tenant: scope.tenant, company_id: companyId, ...columnsOf(person) })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    /** The caller has locked the person and holds the reference. */
    async save({ id, ...person }: PersonColumns & { readonly id: number }): Promise<void> {
      await tables
        .updateTable('ticket_counter.covered_person as person')
        .set(columnsOf(person))
        .where(withinCompany(scope, 'person', companyId))
        .where('person.id', '=', id)
        .executeTakeFirstOrThrow();
    },

    /** Name and phone are gone; the record of changes keeps them for as long as its rule says. */
    async delete(id: number): Promise<void> {
      await tables
        .deleteFrom('ticket_counter.covered_person as person')
        .where(withinCompany(scope, 'person', companyId))
        .where('person.id', '=', id)
        .executeTakeFirstOrThrow();
    },
  };
}
