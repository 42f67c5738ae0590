import type { CounterSettingsReply } from '@takst/contract/services/ticket-counter/settings/counter-settings.schema.ts';
import type { CounterSettings } from '@takst/domain/services/ticket-counter/counter-settings.ts';
import { digestOfSeen } from '#platform/changes/digest-of-seen.ts';

export const describeCounterSettings = (settings: CounterSettings): CounterSettingsReply => ({
  allowTicketAdminsToUpdateInvoiceReferences: settings.allowTicketAdminsToUpdateInvoiceReferences,
  invoiceReferenceIsMandatory: settings.invoiceReferenceIsMandatory,
  version: digestOfSeen([
    settings.allowTicketAdminsToUpdateInvoiceReferences,
    settings.invoiceReferenceIsMandatory,
  ]),
});
