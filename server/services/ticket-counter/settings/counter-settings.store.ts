import {
  type CounterSettings,
  unsetCounterSettings,
} from '@takst/domain/services/ticket-counter/counter-settings.ts';
import type { Scope } from '#platform/scope/scope.ts';
import { withinCompany } from '#platform/scope/within-scope.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** What a company has set at its ticket counter, or what counts until it has. */
export async function findCounterSettings(
  source: Database | Transaction,
  scope: Scope,
  companyId: number,
): Promise<CounterSettings> {
  const row = await tablesOf(source)
    .selectFrom('ticket_counter.settings as settings')
    .select([
      'allow_ticket_admins_to_update_invoice_references as allowTicketAdminsToUpdateInvoiceReferences',
      'invoice_reference_is_mandatory as invoiceReferenceIsMandatory',
    ])
    .where(withinCompany(scope, 'settings', companyId))
    .executeTakeFirst();
  return row ?? unsetCounterSettings;
}

const columnsOf = (settings: CounterSettings, now: Temporal.Instant) => ({
  allow_ticket_admins_to_update_invoice_references:
    settings.allowTicketAdminsToUpdateInvoiceReferences,
  invoice_reference_is_mandatory: settings.invoiceReferenceIsMandatory,
  changed_at: now,
});

export function counterSettingsStore(tx: Transaction, scope: Scope) {
  const tables = tablesOf(tx);
  return {
    /** Locks the settings of a company of the scope until the transaction ends; the first time makes the row. */
    async lock(companyId: number, now: Temporal.Instant): Promise<CounterSettings> {
      await tables
        .insertInto('ticket_counter.settings')
        .values({
          tenant: scope.tenant,
          company_id: companyId,
          ...columnsOf(unsetCounterSettings, now),
        })
        .onConflict((conflict) => conflict.column('company_id').doNothing())
        .execute();
      await tables
        .selectFrom('ticket_counter.settings as settings')
        .select('company_id')
        .where(withinCompany(scope, 'settings', companyId))
        .forUpdate()
        .executeTakeFirstOrThrow();
      return findCounterSettings(tx, scope, companyId);
    },

    /** The caller has locked them. */
    async save(companyId: number, settings: CounterSettings, now: Temporal.Instant): Promise<void> {
      await tables
        .updateTable('ticket_counter.settings as settings')
        .set(columnsOf(settings, now))
        .where(withinCompany(scope, 'settings', companyId))
        .executeTakeFirstOrThrow();
    },
  };
}
