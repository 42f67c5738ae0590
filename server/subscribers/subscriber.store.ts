import type { Scope } from '#access/scope.ts';
import { withinScope } from '#access/within-scope.ts';
import type { Transaction } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';
import type { Phone } from '#tickets/tickets.public.ts';

export type SubscriberNames = { firstName: string; lastName: string; employeeId: string };
export type SubscriberKey = { companyId: number; id: number };

/** A saved subscriber, with the names before; null for a new one. */
export type SavedSubscriber = { id: number; before: SubscriberNames | null };

/** The subscribers of a company. */
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

  const change = async (
    { companyId, id }: SubscriberKey,
    columns: Partial<ReturnType<typeof columnsOf>> & { note?: string },
  ): Promise<void> => {
    await tables
      .updateTable('company_tickets.subscriber')
      .set(columns)
      .where(withinScope(scope, 'subscriber'))
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  };

  return {
    /**
     * Locks the person of a subscriber until the transaction ends; read the subscriber afterwards.
     * False when the subscriber is outside the scope.
     */
    async lock(id: number): Promise<boolean> {
      const locked = await tables
        .selectFrom('company_tickets.person as person')
        .innerJoin(
          'company_tickets.subscriber as subscriber',
          'subscriber.person_key',
          'person.key',
        )
        .select('person.key')
        .where(withinScope(scope, 'subscriber'))
        .where('subscriber.id', '=', id)
        .forUpdate('person')
        .executeTakeFirst();
      return locked !== undefined;
    },

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
      if (existing) {
        const { id, ...before } = existing;
        await change({ companyId, id }, columnsOf(names));
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
          ...columnsOf(names),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { id, before: null };
    },

    /** The caller has locked the subscriber. */
    setNames: (key: SubscriberKey, names: SubscriberNames) => change(key, columnsOf(names)),

    /** The caller has locked the subscriber. */
    setNote: (key: SubscriberKey, note: string) => change(key, { note }),
  };
}

const columnsOf = ({ firstName, lastName, employeeId }: SubscriberNames) => ({
  first_name: firstName,
  last_name: lastName,
  employee_id: employeeId,
});
