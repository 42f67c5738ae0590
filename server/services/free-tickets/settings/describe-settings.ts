import type { FreeTicketSettings } from '@takst/contract/services/free-tickets/settings/free-ticket-settings.schema.ts';
import { hash } from 'node:crypto';
import type { StoredFreeTicketSettings } from './free-ticket-settings.store.ts';

/** A digest of settings, and of there being none. */
export function versionOf(settings: StoredFreeTicketSettings | null): string {
  const values = settings && [
    settings.invoiceReference,
    settings.expireChildTickets,
    settings.expireChildTicketsAtAge,
    settings.sendsTaxNotice,
  ];
  return hash('sha256', JSON.stringify(values), 'base64url');
}

export const describeSettings = (settings: StoredFreeTicketSettings): FreeTicketSettings => ({
  ...settings,
  version: versionOf(settings),
});
