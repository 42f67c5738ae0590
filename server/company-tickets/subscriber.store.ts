import type { Scope } from '#access/scope.ts';
import type { Transaction } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';
import type { Phone } from './company-ticket.store.ts';

export type SubscriberNames = { firstName: string; lastName: string; employeeId: string };

/** A subscriber after `save`, and what stood there before; null for a new one. */
export type SavedSubscriber = { id: number; before: SubscriberNames | null };

/** The people of a company. */
export function subscriberStore(tx: Transaction, scope: Scope) {
  const tables = tablesOf(tx);

  const find = (companyId: number, personKey: number) =>
    tables
      .selectFrom('company_tickets.subscriber')
      .select(['id', 'first_name as firstName', 'last_name as lastName'])
      .select('employee_id as employeeId')
      .where('tenant', '=', scope.tenant)
      .where('company_id', '=', companyId)
      .where('person_key', '=', personKey)
      .executeTakeFirst();

  return {
    /**
     * The person as the company knows them. Names and employee number follow the person through
     * all entries in the company, so the newest order's are everybody's (domain: Change info).
     * The person's row is locked, so nobody else writes the same subscriber meanwhile.
     */
    async save(
      companyId: number,
      person: Phone & { key: number },
      names: SubscriberNames,
    ): Promise<SavedSubscriber> {
      const known = await find(companyId, person.key);
      const columns = {
        first_name: names.firstName,
        last_name: names.lastName,
        employee_id: names.employeeId,
      };
      if (known) {
        await tables
          .updateTable('company_tickets.subscriber')
          .set(columns)
          .where('company_id', '=', companyId)
          .where('id', '=', known.id)
          .execute();
        const { id, ...before } = known;
        return { id, before };
      }
      const { id } = await tables
        .insertInto('company_tickets.subscriber')
        .values({
          tenant: scope.tenant,
          company_id: companyId,
          person_key: person.key,
          phone_country_code: person.phoneCountryCode,
          phone: person.phone,
          ...columns,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { id, before: null };
    },
  };
}
