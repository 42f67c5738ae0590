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
