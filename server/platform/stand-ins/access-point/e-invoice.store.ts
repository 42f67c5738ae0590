import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

export type ReceivedEInvoice = {
  readonly id: string;
  /** The sender's key. */
  readonly key: string;
  /** Organisation numbers. */
  readonly sender: string;
  readonly receiver: string;
  readonly kind: 'invoice' | 'credit-note';
  readonly document: string;
  readonly receivedAt: Temporal.Instant;
};

/** Saves a document; answers the id of the first one with the same key. */
export async function saveEInvoice(
  database: Database,
  { receivedAt, ...document }: ReceivedEInvoice,
): Promise<string> {
  await tablesOf(database)
    .insertInto('stand_ins.e_invoice')
    .values({ ...document, received_at: receivedAt })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const { id } = await tablesOf(database)
    .selectFrom('stand_ins.e_invoice')
    .select('id')
    .where('key', '=', document.key)
    .executeTakeFirstOrThrow();
  return id;
}

export const findEInvoice = (database: Database, id: string) =>
  tablesOf(database)
    .selectFrom('stand_ins.e_invoice')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();

const maxListed = 100;

/** The newest documents. */
export const newestEInvoices = (database: Database) =>
  tablesOf(database)
    .selectFrom('stand_ins.e_invoice')
    .select(['id', 'key', 'sender', 'receiver', 'kind', 'received_at'])
    .orderBy('received_at', 'desc')
    .orderBy('id')
    .limit(maxListed)
    .execute();
