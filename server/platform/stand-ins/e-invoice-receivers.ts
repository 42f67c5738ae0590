import {
  organisationNumberScheme,
  peppolBilling3,
} from '@takst/domain/billing/invoices/documents/peppol.ts';
import type { FastifyPluginAsync } from 'fastify';
import { signingCompanies } from './company-register/signing-people.ts';
import { refuseInProduction } from './not-in-production.ts';

/** In place of a service metadata publisher of Peppol. */
export const eInvoiceReceiversPath = '/dev/e-invoice-receivers';

const ubl = 'busdox-docid-qns::urn:oasis:names:specification:ubl:schema:xsd:';
const invoices = `${ubl}Invoice-2::Invoice##${peppolBilling3}::2.1`;
const creditNotes = `${ubl}CreditNote-2::CreditNote##${peppolBilling3}::2.1`;
const orders = `${ubl}Order-2::Order##urn:fdc:peppol.eu:poacc:trns:order:3::2.1`;

/** What companies receive; all others are not in the network. */
const documentsOf: ReadonlyMap<string, readonly string[]> = new Map([
  [signingCompanies.alone, [invoices, creditNotes]],
  [signingCompanies.together, [orders, invoices, creditNotes]],
  [signingCompanies.publicBody, [orders, invoices, creditNotes]],
  [signingCompanies.anyTwo, [orders]],
]);

type Lookup = { Params: { participant: string } };

/** A local publisher with Peppol's protocol; it answers 503 for one company. */
export function eInvoiceReceiversStandIn(
  isReachedCustomer: (number: string) => Promise<boolean> = async () => false,
): FastifyPluginAsync {
  refuseInProduction('The local register of e-invoice receivers');
  return async (app) => {
    app.get<Lookup>(`${eInvoiceReceiversPath}/:participant`, async ({ params }, reply) => {
      const number = numberOf(params.participant);
      if (number === signingCompanies.eInvoicesDown) return reply.status(503).send();
      const documents =
        documentsOf.get(number) ??
        ((await isReachedCustomer(number)) ? [invoices, creditNotes] : undefined);
      if (!documents) return reply.status(404).send();
      return reply.type('application/xml;charset=UTF-8').send(serviceGroup(number, documents));
    });
  };
}

const scheme = 'iso6523-actorid-upis';

const numberOf = (participant: string): string =>
  participant.split(`${scheme}::${organisationNumberScheme}:`)[1] ?? '';

function serviceGroup(number: string, documents: readonly string[]): string {
  const participant = `${organisationNumberScheme}:${number}`;
  const services = `https://smp.example/${encodeURIComponent(`${scheme}::${participant}`)}/services`;
  const references = documents.map(
    (type) => `<smp:ServiceMetadataReference href="${services}/${encodeURIComponent(type)}"/>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<smp:ServiceGroup xmlns:smp="http://busdox.org/serviceMetadata/publishing/1.0/" xmlns:id="http://busdox.org/transport/identifiers/1.0/">
  <id:ParticipantIdentifier scheme="${scheme}">${participant}</id:ParticipantIdentifier>
  <smp:ServiceMetadataReferenceCollection>
    ${references.join('\n    ')}
  </smp:ServiceMetadataReferenceCollection>
</smp:ServiceGroup>`;
}
