import {
  peppolBillingProcess,
  peppolDocumentTypes,
} from '@takst/domain/billing/invoices/documents/peppol.ts';
import type { FastifyPluginAsync } from 'fastify';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '#platform/db/database.ts';
import { documentFaults } from './access-point/document-faults.ts';
import { findEInvoice, newestEInvoices, saveEInvoice } from './access-point/e-invoice.store.ts';
import { parseXml, textAt } from './access-point/xml-element.ts';
import { signingCompanies } from './company-register/signing-people.ts';
import { eInvoicesPage } from './e-invoices-page.ts';
import { refuseInProduction } from './not-in-production.ts';

/** In place of the HTTP interface of an access point. */
export const accessPointPath = '/dev/access-point';

/** The access point of this receiver rejects each document, after ours has accepted it. */
const rejectingReceiver = signingCompanies.together;
/** It has left the network. */
const goneReceiver = signingCompanies.publicBody;
/** The access point answers 503 for this receiver. */
const receiverWithAccessPointDown = signingCompanies.eInvoicesDown;

/** A receipt takes so long. */
const deliveredAfter = { seconds: 5 };

const participant = z.string().regex(/^0192:\d{9}$/);
const document = z.object({
  sender: participant,
  receiver: participant,
  documentType: z.string(),
  process: z.literal(peppolBillingProcess),
  reference: z.string().min(1).max(200),
  document: z.base64().min(1),
});

const kinds = ['invoice', 'credit-note'] as const;
const numberOf = (text: string): string => text.slice(text.indexOf(':') + 1);

type AccessPointStandIn = {
  readonly database: Database;
  readonly token: string;
  readonly now: () => Temporal.Instant;
  /** What a document breaks; without it, by the rules of `document-faults.ts`. */
  readonly faultsOf?: (xml: string) => Promise<readonly string[]>;
};

type ById = { Params: { id: string } };

/**
 * A local access point with the real protocol. It refuses documents that break the rules of Peppol; those that it takes can
 * be read at /dev/e-invoices.
 */
export function accessPointStandIn({
  database,
  token,
  now,
  faultsOf = documentFaults,
}: AccessPointStandIn): FastifyPluginAsync {
  refuseInProduction('The local access point');
  return async (app) => {
    const isOurs = (authorization: string | undefined) => authorization === `Bearer ${token}`;
    app.post(
      `${accessPointPath}/documents`,
      { bodyLimit: 30_000_000 },
      async ({ headers, body }, reply) => {
        if (!isOurs(headers.authorization)) return reply.status(401).send({ error: 'token' });
        const parsed = document.safeParse(body);
        if (!parsed.success) return reply.status(400).send({ error: 'no document' });
        const { reference: key, documentType, ...sent } = parsed.data;
        const [sender, receiver] = [numberOf(sent.sender), numberOf(sent.receiver)];
        if (receiver === receiverWithAccessPointDown) return reply.status(503).send();
        const kind = kinds.find((one) => peppolDocumentTypes[one] === documentType);
        const xml = Buffer.from(sent.document, 'base64').toString('utf8');
        const faults = [...(await faultsOf(xml)), ...envelopeFaults(xml, { sender, receiver })];
        if (!kind || faults.length > 0)
          return reply.status(422).send({ reason: faults.join(', ') || 'unknown document type' });
        if (receiver === goneReceiver)
          return reply.status(404).send({ reason: `0192:${receiver} is not in the network` });
        const row = { id: randomUUID(), key, sender, receiver, kind, document: xml };
        const id = await saveEInvoice(database, { ...row, receivedAt: now() });
        return reply.status(202).send({ id });
      },
    );
    app.get<ById>(`${accessPointPath}/documents/:id`, async ({ headers, params }, reply) => {
      if (!isOurs(headers.authorization)) return reply.status(401).send({ error: 'token' });
      const found = await findEInvoice(database, params.id);
      if (!found) return reply.status(404).send({ error: 'unknown document' });
      const at = found.received_at.add(deliveredAfter);
      if (Temporal.Instant.compare(now(), at) < 0) return { status: 'accepted' };
      if (found.receiver === rejectingReceiver)
        return { status: 'rejected', reason: 'BR-CL-21: the receiver knows no such reference' };
      return { status: 'delivered', at: at.toString() };
    });
    app.get('/dev/e-invoices', async (_request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(eInvoicesPage(await newestEInvoices(database))),
    );
    app.get<ById>('/dev/e-invoices/:id', async ({ params }, reply) => {
      const found = await findEInvoice(database, params.id);
      if (!found) return reply.status(404).send();
      return reply.type('application/xml; charset=utf-8').send(found.document);
    });
  };
}

type Parties = { readonly sender: string; readonly receiver: string };

/** The envelope names the parties of the document. */
function envelopeFaults(xml: string, { sender, receiver }: Parties): string[] {
  const root = parseXml(xml);
  if (!root) return [];
  const endpoint = (party: string) => textAt(root, `${party}/Party/EndpointID`);
  return endpoint('AccountingSupplierParty') === sender &&
    endpoint('AccountingCustomerParty') === receiver
    ? []
    : ['the envelope has other parties than the document'];
}
