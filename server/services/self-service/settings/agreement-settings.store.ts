import type { Scope } from '#platform/scope/scope.ts';
import { withinScope } from '#platform/scope/within-scope.ts';
import { isLiveAgreementWithin } from '#platform/access/live/live-agreement.query.ts';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import type { AgreementSettings } from './agreement-settings.query.ts';

export type SettingsToSave = Pick<
  AgreementSettings,
  'widgetAccess' | 'emailForTicketRequests' | 'emailForInvoicePreview' | 'employeeIdLabel'
>;

export function agreementSettingsStore(tx: Transaction, scope: Scope) {
  const tables = tablesOf(tx);
  return {
    /** Locks an agreement until the transaction ends; false when it is outside the scope or deleted. */
    async lock(agreementNumber: number): Promise<boolean> {
      const agreement = await tables
        .selectFrom('agreements.agreement as agreement')
        .select('agreement.id')
        .where(isLiveAgreementWithin(scope, 'agreement'))
        .where('agreement.id', '=', agreementNumber)
        .forUpdate()
        .executeTakeFirst();
      return agreement !== undefined;
    },

    /** The caller has locked the agreement. */
    async save(
      { companyId, id }: { readonly companyId: number; readonly id: number },
      settings: SettingsToSave,
    ): Promise<void> {
      await tables
        .updateTable('agreements.agreement as agreement')
        .set({
          widget_access: settings.widgetAccess,
          email_for_ticket_requests: settings.emailForTicketRequests,
          email_for_invoice_preview: settings.emailForInvoicePreview,
          employee_id_label: settings.employeeIdLabel,
        })
        .where(withinScope(scope, 'agreement'))
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    },
  };
}
