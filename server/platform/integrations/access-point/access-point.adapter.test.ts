import type { IncomingMessage, RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { startTestService } from '#platform/integrations/test-service.ts';
import { accessPoint, probeAccessPoint } from './access-point.adapter.ts';
import { EInvoiceRefused } from './access-point.port.ts';

const document = {
  tenant: 'ruter',
  sender: '991609407',
  receiver: '982463718',
  kind: 'credit-note',
  xml: '<CreditNote>Åse</CreditNote>',
  key: 'ruter-100108-1',
} as const;

const answering =
  (status: number, body: unknown): RequestListener =>
  (_request, response) =>
    void response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
const at = async (answers: RequestListener) =>
  accessPoint({ url: await startTestService(answers), token: 'token' });
const failureOf = (sending: Promise<unknown>) =>
  sending.then(
    () => null,
    (error: unknown) => error,
  );

describe('a document', () => {
  it('is handed over with its parties, its type, its key and our token', async () => {
    const requests: { request: IncomingMessage; body: unknown }[] = [];
    const point = await at((request, response) => {
      void text(request).then((body) => {
        requests.push({ request, body: JSON.parse(body) });
        response.writeHead(202).end('{"id":"T1"}');
      });
    });
    expect(await point.send(document)).toEqual({ id: 'T1' });
    const [{ request, body } = { request: null, body: null }] = requests;
    expect([request?.method, request?.url]).toEqual(['POST', '/documents']);
    expect(request?.headers.authorization).toBe('Bearer token');
    expect(body).toMatchObject({
      sender: '0192:991609407',
      receiver: '0192:982463718',
      documentType: expect.stringMatching(/CreditNote-2::CreditNote##.*billing:3\.0::2\.1$/),
      reference: 'ruter-100108-1',
      document: Buffer.from(document.xml).toString('base64'),
    });
  });

  it.each([
    [422, { reason: 'BR-CO-10' }, 'rejected', 'BR-CO-10'],
    [404, { reason: '0192:982463718 is not in the network' }, 'unreachable', 'not in the network'],
  ] as const)('is refused for good by %i: %j', async (status, body, kind, reason) => {
    const error = await failureOf((await at(answering(status, body))).send(document));
    expect(error).toBeInstanceOf(EInvoiceRefused);
    expect(error).toMatchObject({ kind, reason: expect.stringContaining(reason) });
  });

  it.each([
    [200, 'no JSON'],
    [200, {}],
    [404, 'no such page'],
    [422, {}],
    [401, { error: 'token' }],
    [429, {}],
    [503, { reason: 'busy' }],
  ])('can be sent later when it answers %i %j', async (status, body) => {
    const error = await failureOf((await at(answering(status, body))).send(document));
    expect(error).not.toBeInstanceOf(EInvoiceRefused);
    expect(String(error)).toBe(`Error: the access point answered ${status} for ruter-100108-1`);
  });
});

describe('what became of a document', () => {
  it.each([
    [{ status: 'accepted' }, { is: 'accepted' }],
    [
      { status: 'delivered', at: '2026-03-07T05:00:00Z' },
      { is: 'delivered', at: Temporal.Instant.from('2026-03-07T05:00:00Z') },
    ],
    [
      { status: 'rejected', reason: 'BR-1' },
      { is: 'rejected', reason: 'BR-1' },
    ],
    [
      { status: 'unreachable', reason: 'gone' },
      { is: 'unreachable', reason: 'gone' },
    ],
  ])('%j is read', async (body, expected) => {
    expect(await (await at(answering(200, body))).statusOf('T1')).toEqual(expected);
  });

  it.each([
    [200, { status: 'lost' }],
    [200, { status: 'delivered', at: 'yesterday' }],
    [404, { status: 'accepted' }],
    [503, ''],
  ])('is asked again when it answers %i %j', async (status, body) => {
    const point = await at(answering(status, body));
    await expect(point.statusOf('T1')).rejects.toThrow(`answered ${status} about T1`);
  });
});

describe('an access point', () => {
  it('is tried by a call without a document', async () => {
    const url = await startTestService(answering(400, { error: 'no document' }));
    expect(await probeAccessPoint({ url, token: 'token' })).toBe(400);
  });
});
