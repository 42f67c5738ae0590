import {
  childEndAges,
  childEndKinds,
  type ChildEndSettings,
  unsetChildEnd,
} from '@takst/domain/services/free-tickets/child-end-settings.ts';
import type { Scope } from '#platform/scope/scope.ts';
import { withinCompany, withinScope } from '#platform/scope/within-scope.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** What a company has set for its free tickets. */
export type StoredFreeTicketSettings = ChildEndSettings & {
  /** Of the department that is chosen first in a new order; null for none. */
  readonly invoiceReference: string | null;
  /** Whether employees may be told by SMS what a family ticket means for their tax. */
  readonly sendsTaxNotice: boolean;
};

/** The settings of a company; null where none are saved. */
export async function findFreeTicketSettings(
  source: Database | Transaction,
  scope: Scope,
  companyId: number,
): Promise<StoredFreeTicketSettings | null> {
  const row = await tablesOf(source)
    .selectFrom('free_tickets.settings as settings')
    .select([
      'invoice_reference',
      'expire_child_tickets',
      'expire_child_tickets_at_age',
      'sends_tax_notice',
    ])
    .where(withinCompany(scope, 'settings', companyId))
    .executeTakeFirst();
  if (!row) return null;
  return {
    invoiceReference: row.invoice_reference,
    expireChildTickets: known(childEndKinds, row.expire_child_tickets),
    expireChildTicketsAtAge: known(childEndAges, row.expire_child_tickets_at_age),
    sendsTaxNotice: row.sends_tax_notice,
  };
}

/** What counts while a company has saved nothing. */
export const unsetFreeTicketSettings: StoredFreeTicketSettings = {
  invoiceReference: null,
  ...unsetChildEnd,
  sendsTaxNotice: true,
};

/** The database checks the values too. */
function known<Value>(values: readonly Value[], stored: unknown): Value {
  const value = values.find((one) => one === stored);
  if (value === undefined) throw new Error(`unknown setting ${String(stored)}`);
  return value;
}

/** Locks a company of the scope until the transaction ends: what it sets for its free tickets may have no row to lock. */
export async function lockCompanyOfFreeTickets(
  tx: Transaction,
  scope: Scope,
  companyId: number,
): Promise<void> {
  await tablesOf(tx)
    .selectFrom('companies.company as company')
    .select('id')
    .where(withinScope(scope, { table: 'company', company: 'id' }))
    .where('id', '=', companyId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

export function freeTicketSettingsStore(tx: Transaction, scope: Scope) {
  const tables = tablesOf(tx);
  return {
    /** Locks the settings of a company of the scope until the transaction ends. */
    async lock(companyId: number): Promise<StoredFreeTicketSettings | null> {
      // Of two who save first, the second waits for the company.
      await lockCompanyOfFreeTickets(tx, scope, companyId);
      return findFreeTicketSettings(tx, scope, companyId);
    },

    /** The caller has locked them. */
    async save(
      companyId: number,
      settings: StoredFreeTicketSettings,
      now: Temporal.Instant,
    ): Promise<void> {
      const values = {
        invoice_reference: settings.invoiceReference,
        expire_child_tickets: settings.expireChildTickets,
        expire_child_tickets_at_age: settings.expireChildTicketsAtAge,
        sends_tax_notice: settings.sendsTaxNotice,
        changed_at: now,
      };
      await tables
        .insertInto('free_tickets.settings')
        .values({ tenant: scope.tenant, company_id: companyId, ...values })
        .onConflict((conflict) => conflict.column('company_id').doUpdateSet(values))
        .execute();
    },
  };
}
