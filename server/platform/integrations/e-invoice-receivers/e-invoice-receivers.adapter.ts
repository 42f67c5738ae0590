import {
  organisationNumberScheme,
  peppolBilling3,
} from '@takst/domain/billing/invoices/documents/peppol.ts';
import { fetchPatiently, timeoutsWithin } from '#platform/integrations/patient-fetch.ts';
import {
  type EInvoiceReceivers,
  EInvoiceReceiversUnavailable,
} from './e-invoice-receivers.port.ts';
import { findPublisher, type ResolveNaptr } from './find-publisher.ts';
import { readServiceGroup } from './read-service-group.ts';

export type ReceiverSettings = {
  /** A service metadata publisher for all companies, as the stand-in; null asks Peppol's locator for each company's own. */
  readonly publisherUrl: string | null;
  readonly resolveNaptr: ResolveNaptr;
  /** Time limit of a look-up, a second try included. */
  readonly wholeMs: number;
};

/** An invoice of Peppol BIS Billing 3.0, which EHF Billing 3.0 is. */
const invoice = `busdox-docid-qns::urn:oasis:names:specification:ubl:schema:xsd:Invoice-2::Invoice##${peppolBilling3}::2.1`;

/**
 * The Peppol network, of which ELMA is a part: `GET {publisher}/iso6523-actorid-upis::0192:{number}` (Peppol SMP 1.x) lists
 * the documents that a company receives.
 */
export function eInvoiceReceivers(settings: ReceiverSettings): EInvoiceReceivers {
  const patience = timeoutsWithin(settings.wholeMs);
  return {
    async receivesEhf(organisationNumber) {
      const whole = AbortSignal.timeout(patience.wholeMs);
      const participant = `${organisationNumberScheme}:${organisationNumber}`;
      const publisher =
        settings.publisherUrl ??
        (await Promise.race([
          findPublisher(participant, settings.resolveNaptr),
          unavailableAfter(whole),
        ]));
      if (publisher === null) return false;
      const { status, text } = await fetchPatiently({
        url: `${publisher.replace(/\/+$/, '')}/${encodeURIComponent(`iso6523-actorid-upis::${participant}`)}`,
        accept: 'application/xml, text/xml;q=0.9',
        patience,
        whole,
        statuses: [200, 404],
        unavailable: (reason, cause) => new EInvoiceReceiversUnavailable(reason, cause),
      });
      if (status === 404) return false;
      const group = readServiceGroup(text);
      if (group.participant.toLowerCase() !== participant) {
        throw new EInvoiceReceiversUnavailable('it answered about another participant');
      }
      return group.documentTypes.includes(invoice);
    },
  };
}

/** Rejects when the time in all is used up. */
const unavailableAfter = (whole: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    whole.addEventListener('abort', () =>
      reject(new EInvoiceReceiversUnavailable('no answer', whole.reason)),
    );
  });
