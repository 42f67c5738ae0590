import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** Gives an agreement an interval as it may have come from elsewhere. */
export const setInterval = (database: Database, agreementId: number, interval: string) =>
  database.transaction((tx) =>
    tablesOf(tx)
      .updateTable('agreements.agreement')
      .set({ invoicing_interval: interval })
      .where('id', '=', agreementId)
      .execute(),
  );

/** As one whose contract is not signed yet. */
export const awaitSignature = (database: Database, agreementId: number) =>
  tablesOf(database)
    .updateTable('agreements.agreement')
    .set({ awaits_signature: true })
    .where('id', '=', agreementId)
    .execute();

/** As one that was deleted at a moment, or is there again. */
export const setAgreementDeleted = (
  database: Database,
  agreementId: number,
  deletedAt: Temporal.Instant | null,
) =>
  tablesOf(database)
    .updateTable('agreements.agreement')
    .set({ deleted_at: deletedAt })
    .where('id', '=', agreementId)
    .execute();

/** The payment deadlines of new agreements at `ruter`, by the day from which each is valid. */
export const placeDeadlines = (database: Database, days: Readonly<Record<string, number>>) =>
  tablesOf(database)
    .insertInto('agreements.default_payment_deadline')
    .values(
      Object.entries(days).map(([validFrom, one]) => ({
        tenant: 'ruter',
        valid_from: Temporal.PlainDate.from(validFrom),
        days: one,
        origin: 'invented',
        as_of: Temporal.PlainDate.from(validFrom),
      })),
    )
    .execute();

/** The agreements that there are, in the order in which they were made. */
export const agreementIds = async (database: Database): Promise<number[]> => {
  const rows = await tablesOf(database)
    .selectFrom('agreements.agreement')
    .select('id')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** Gives an agreement an address of its own for invoices, or none. */
export const setInvoiceEmail = (database: Database, agreementId: number, email: string | null) =>
  tablesOf(database)
    .updateTable('agreements.agreement')
    .set({ email_for_invoice_preview: email })
    .where('id', '=', agreementId)
    .execute();
