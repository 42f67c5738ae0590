import type { Scope } from '#access/scope.ts';
import { withinScope } from '#access/within-scope.ts';
import type { Database, Transaction } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';

const selectNote = (database: Database | Transaction, scope: Scope, subscriberId: number) =>
  tablesOf(database)
    .selectFrom('company_tickets.subscriber')
    .select(['company_id as companyId', 'person_key as personKey', 'note'])
    .where(withinScope(scope, 'subscriber'))
    .where('id', '=', subscriberId);

export const findNote = (database: Database, scope: Scope, subscriberId: number) =>
  selectNote(database, scope, subscriberId).executeTakeFirst();

/** Locks the subscriber's row until the end of the transaction. */
export const lockNote = (tx: Transaction, scope: Scope, subscriberId: number) =>
  selectNote(tx, scope, subscriberId).forUpdate().executeTakeFirst();

type SubscriberNote = { companyId: number; id: number; note: string };

export const saveNote = (tx: Transaction, { companyId, id, note }: SubscriberNote) =>
  tablesOf(tx)
    .updateTable('company_tickets.subscriber')
    .set({ note })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
