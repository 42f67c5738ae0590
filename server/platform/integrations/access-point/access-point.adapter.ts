import {
  organisationNumberScheme,
  peppolBillingProcess,
  peppolDocumentTypes,
} from '@takst/domain/billing/invoices/documents/peppol.ts';
import { z } from 'zod';
import { type AccessPoint, EInvoiceRefused, type TransmissionStatus } from './access-point.port.ts';

export type AccessPointSettings = {
  /** `https://access-point.example/api`. */
  readonly url: string;
  readonly token: string;
};

const timeoutMs = 20_000;

const accepted = z.object({ id: z.string().min(1).max(200) });
const refusal = z.object({ reason: z.string().min(1) });
const status = z.discriminatedUnion('status', [
  z.object({ status: z.literal('accepted') }),
  z.object({ status: z.literal('delivered'), at: z.iso.datetime({ offset: true }) }),
  z.object({ status: z.enum(['rejected', 'unreachable']), reason: z.string() }),
]);

/**
 * Sends through the HTTP interface of an access point, with a bearer token:
 * - `POST /documents {sender, receiver, documentType, process, reference, document}`, the document in base64. It answers
 *   2xx with `{id}`, the same for the same `reference`; 422 with `{reason}` for a document that it never takes; 404 with
 *   `{reason}` for a receiver that is not in the network.
 * - `GET /documents/{id}` answers `{status}`: accepted, delivered with `at`, or rejected or unreachable with `reason`.
 *
 * Any other answer, or none in time, is an error: the caller retries. Errors never contain the document.
 */
export function accessPoint({ url, token }: AccessPointSettings): AccessPoint {
  const documents = `${url.replace(/\/+$/, '')}/documents`;
  const authorization = `Bearer ${token}`;
  return {
    async send({ sender, receiver, kind, xml, key }) {
      const response = await fetch(documents, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization },
        body: JSON.stringify({
          sender: `${organisationNumberScheme}:${sender}`,
          receiver: `${organisationNumberScheme}:${receiver}`,
          documentType: peppolDocumentTypes[kind],
          process: peppolBillingProcess,
          reference: key,
          document: Buffer.from(xml).toString('base64'),
        }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const answer = jsonIn(await response.text());
      const refused = refusal.safeParse(answer);
      if (response.status === 422 && refused.success)
        throw new EInvoiceRefused('rejected', refused.data.reason);
      // A 404 without a reason is an address at which there is nothing.
      if (response.status === 404 && refused.success)
        throw new EInvoiceRefused('unreachable', refused.data.reason);
      const taken = accepted.safeParse(answer);
      if (response.ok && taken.success) return taken.data;
      throw new Error(`the access point answered ${response.status} for ${key}`);
    },

    async statusOf(id): Promise<TransmissionStatus> {
      const response = await fetch(`${documents}/${encodeURIComponent(id)}`, {
        headers: { accept: 'application/json', authorization },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const answer = status.safeParse(jsonIn(await response.text()));
      if (!response.ok || !answer.success)
        throw new Error(`the access point answered ${response.status} about ${id}`);
      const { data } = answer;
      if (data.status === 'accepted') return { is: 'accepted' };
      return data.status === 'delivered'
        ? { is: 'delivered', at: Temporal.Instant.from(data.at) }
        : { is: data.status, reason: data.reason };
    },
  };
}

/** The status of a call without a document: an access point that takes the token refuses it (400 or 422). */
export async function probeAccessPoint({ url, token }: AccessPointSettings): Promise<number> {
  const response = await fetch(`${url.replace(/\/+$/, '')}/documents`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: '{}',
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.text();
  return response.status;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
