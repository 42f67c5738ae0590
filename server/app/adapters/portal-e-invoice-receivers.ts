import { Resolver } from 'node:dns/promises';
import { eInvoiceReceivers } from '#platform/integrations/e-invoice-receivers/e-invoice-receivers.adapter.ts';
import type { EInvoiceReceivers } from '#platform/integrations/e-invoice-receivers/e-invoice-receivers.port.ts';
import { eInvoiceReceiversPath } from '#platform/stand-ins/e-invoice-receivers.ts';
import type { Settings } from '../settings/settings.ts';

/** The configured publisher; by default the stand-in with the demo world, otherwise the one that Peppol's locator names. */
export function portalEInvoiceReceivers(settings: Settings): EInvoiceReceivers {
  const { PEPPOL_SMP_URL, PEPPOL_TIMEOUT_MS: wholeMs, PORT, demo } = settings;
  const standIn = demo ? `http://127.0.0.1:${PORT}${eInvoiceReceiversPath}` : null;
  const resolver = new Resolver({ timeout: Math.ceil(wholeMs / 4), tries: 2 });
  return eInvoiceReceivers({
    publisherUrl: PEPPOL_SMP_URL ?? standIn,
    resolveNaptr: (name) => resolver.resolveNaptr(name),
    wholeMs,
  });
}
