import type { Scope } from '#access/scope.ts';
import type { Transaction } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';
import type { Phone } from '#tickets/tickets.public.ts';

export type SubscriberNames = { firstName: string; lastName: string; employeeId: string };

/** A saved subscriber, with the names before; null for a new one. */
export type SavedSubscriber = { id: number; before: SubscriberNames | null };

export function subscriberStore(tx: Transaction, scope: Scope) {
  const tables = tablesOf(tx);

  const find = (companyId: number, personKey: number) =>
    tables
      .selectFrom('company_tickets.subscriber')
      .select(['id', 'first_name as firstName', 'last_name as lastName'])
      .select('employee_id as employeeId')
      .where((row) =>
        row.and({ tenant: scope.tenant, company_id: companyId, person_key: personKey }),
      )
      .executeTakeFirst();

  return {
    /**
     * Creates or updates the subscriber of a person. Names and employee number are the same in all
     * entries in the company, so the newest order's win (domain: Change info). The caller has locked
     * the person's row.
     */
    async save(
      companyId: number,
      person: Phone & { key: number },
      names: SubscriberNames,
    ): Promise<SavedSubscriber> {
      const existing = await find(companyId, person.key);
      const columns = {
        first_name: names.firstName,
        last_name: names.lastName,
        employee_id: names.employeeId,
      };
      if (existing) {
        await tables
          .updateTable('company_tickets.subscriber')
          .set(columns)
          .where('company_id', '=', companyId)
          .where('id', '=', existing.id)
          .execute();
        const { id, ...before } = existing;
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
