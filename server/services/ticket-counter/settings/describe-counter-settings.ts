import type { CounterSettingsReply } from '@takst/contract/ticket-counter/settings/counter-settings.schema.ts';
import type { CounterSettings } from '@takst/domain/ticket-counter/counter-settings.ts';
import { digestOfSeen } from '#services/ticket-counter/digest-of.ts';

export const describeCounterSettings = (settings: CounterSettings): CounterSettingsReply => ({
  allowTicketAdminsToUpdateInvoiceReferences: settings.allowTicketAdminsToUpdateInvoiceReferences,
  invoiceReferenceIsMandatory: settings.invoiceReferenceIsMandatory,
  version: digestOfSeen([
    settings.allowTicketAdminsToUpdateInvoiceReferences,
    settings.invoiceReferenceIsMandatory,
  ]),
});
