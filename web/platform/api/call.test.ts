import { orderCompanyTicket } from '@takst/contract/services/company-tickets/order-company-ticket.contract.ts';
import { listSubscribers } from '@takst/contract/ticketing/subscribers/list-subscribers.contract.ts';
import { route } from '@takst/contract/platform/calls/route.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { fakeServer, type FakeServer } from '#testing/fake-server.ts';
import {
  InvalidInput,
  NotAllowed,
  NotFound,
  NotSignedIn,
  Offline,
  ServerTrouble,
  TimedOut,
  TooManyRequests,
  UnreadableAnswer,
} from './call-failures.ts';
import { call } from './call.ts';
import { sessionEnded } from './session-ended.ts';
import { createSubmission } from './submission.ts';

const order = {
  agreementName: '12',
  employeeId: 'A-1',
  firstName: 'Kari',
  lastName: 'Nordmann',
  phoneCountryCode: '+47',
  phone: '41234567',
  startDate: Temporal.PlainDate.from('2026-04-01'),
  zoneFrom: '1',
  zoneTo: '1',
};
const orderReply = { status: 200, body: { id: 7, subscriberId: 3 } };

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
});

describe('a call', () => {
  it('sends the input as JSON with ISO dates and returns the reply', async () => {
    server.answer(orderCompanyTicket, orderReply);
    expect(await call(orderCompanyTicket, { body: order })).toEqual({ reply: orderReply.body });
    const [request] = server.calls;
    expect(request?.address).toBe('/api/ticket/create');
    expect(request?.body).toMatchObject({ startDate: '2026-04-01', phone: '41234567' });
    expect(request?.headers.get('content-type')).toBe('application/json');
  });

  it('fills the path and writes the query as text', async () => {
    server.answer(listSubscribers, { status: 200, body: { totalEntries: 0, matches: [] } });
    await call(listSubscribers, { params: { id: 42 }, query: { offset: 10, searchFor: 'å & b' } });
    expect(server.calls[0]?.address).toBe(
      '/api/subscriber/by-company-id/42?offset=10&searchFor=%C3%A5+%26+b',
    );
    expect(server.calls[0]?.headers.has('content-type')).toBe(false);
  });

  it('sends the ETag of the answer that it has, and takes 304 for that answer', async () => {
    const watched = { ...listSubscribers, hasETag: true } as const;
    const input = { params: { id: 43 }, query: {} };
    const etag = '"one"';
    const body = { totalEntries: 0, matches: [] };
    server.answer(watched, { status: 200, body, headers: { etag } });
    const first = await call(watched, input);
    server.answer(watched, { status: 304, isOutsideContract: true });
    expect(await call(watched, input)).toEqual(first);
    expect(server.calls.map(({ headers }) => headers.get('if-none-match'))).toEqual([null, etag]);
    const trouble = { status: 503, body: { code: 'UNAVAILABLE' }, headers: { etag: '"two"' } };
    server.answer(watched, trouble);
    await expect(call(watched, input)).rejects.toBeInstanceOf(ServerTrouble);
    server.answer(watched, { status: 304, isOutsideContract: true });
    expect(await call(watched, input)).toEqual(first);
    // Another address has another answer.
    server.answer(watched, { status: 200, body });
    await call(watched, { params: { id: 44 }, query: {} });
    expect(server.calls.at(-1)?.headers.has('if-none-match')).toBe(false);
  });

  it('encodes path parameters', async () => {
    const byName = route({
      method: 'GET',
      path: '/api/thing/{name}',
      summary: 'A thing',
      needs: 'anyone',
      reply: z.null(),
      refusals: {},
    });
    server.answer(byName, { status: 204 });
    expect(await call(byName, { params: { name: '../a/b?c' } })).toEqual({ reply: null });
    expect(server.calls[0]?.address).toBe('/api/thing/..%2Fa%2Fb%3Fc');
  });

  it('returns a declared refusal with decoded details', async () => {
    server.answer(orderCompanyTicket, {
      status: 409,
      body: {
        code: 'START_DATE_IN_QUARANTINE',
        expectedQuaranteenEndDate: '2026-05-01',
        lastOrder: { expirationDate: '2026-03-31' },
      },
    });
    const answer = await call(orderCompanyTicket, { body: order });
    if (!('refused' in answer) || answer.refused.code !== 'START_DATE_IN_QUARANTINE') {
      throw new Error('It was not refused');
    }
    expect(answer.refused.expectedQuaranteenEndDate).toBeInstanceOf(Temporal.PlainDate);
    expect(answer.refused.lastOrder.expirationDate.toString()).toBe('2026-03-31');
  });

  it('does not compile without the input of the route', () => {
    // @ts-expect-error the body is missing
    const withoutBody = () => call(orderCompanyTicket, {});
    // @ts-expect-error the company is missing
    const withoutParams = () => call(listSubscribers, { query: {} });
    expect([withoutBody, withoutParams]).toHaveLength(2);
  });
});

describe('an answer outside the contract', () => {
  const failing = async (status: number, body?: unknown) => {
    server.answer(orderCompanyTicket, { status, body, isOutsideContract: true });
    return call(orderCompanyTicket, { body: order }).catch((error: unknown) => error);
  };

  it('throws NotSignedIn and notifies listeners', async () => {
    const onEnded = vi.fn();
    const stop = sessionEnded.listen(onEnded);
    expect(await failing(401, { code: 'NOT_SIGNED_IN' })).toBeInstanceOf(NotSignedIn);
    expect(onEnded).toHaveBeenCalledOnce();
    stop();
  });

  it('throws InvalidInput with the paths of the fields', async () => {
    const fields = [{ path: 'phone', message: 'mobilePhone' }];
    const failure = await failing(422, { code: 'INVALID_INPUT', fields });
    expect(failure).toBeInstanceOf(InvalidInput);
    expect(failure).toMatchObject({ fields });
  });

  it('throws ServerTrouble with the request id', async () => {
    expect(await failing(500, { code: 'UNEXPECTED', id: 'abc' })).toMatchObject({
      name: 'ServerTrouble',
      status: 500,
      requestId: 'abc',
    });
    expect(await failing(502, 'a page of a proxy')).toBeInstanceOf(ServerTrouble);
  });

  it('throws NotAllowed, and TooManyRequests with how long to wait', async () => {
    expect(await failing(403, { code: 'NOT_ALLOWED' })).toBeInstanceOf(NotAllowed);
    const tooMany = await failing(429, { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 7 });
    expect(tooMany).toBeInstanceOf(TooManyRequests);
    expect(tooMany).toMatchObject({ retryAfterSeconds: 7 });
    expect(await failing(429, 'a page of a proxy')).toMatchObject({ retryAfterSeconds: 60 });
  });

  it('throws ServerTrouble for a refusal of the route with another status', async () => {
    expect(await failing(500, { code: 'AGREEMENT_NOT_FOUND' })).toBeInstanceOf(ServerTrouble);
  });

  it('throws NotFound for a code that the route does not declare', async () => {
    expect(await failing(404, { code: 'NOT_FOUND' })).toBeInstanceOf(NotFound);
  });

  it('throws UnreadableAnswer when the reply does not match the schema', async () => {
    expect(await failing(200, { id: 'seven' })).toBeInstanceOf(UnreadableAnswer);
  });

  it('throws TimedOut when there is no answer within 30 seconds, or as long as the caller waits', async () => {
    const timeout = vi
      .spyOn(AbortSignal, 'timeout')
      .mockReturnValue(AbortSignal.abort(new DOMException('', 'TimeoutError')));
    vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
      signal?.throwIfAborted();
      return Response.json(orderReply.body);
    });
    await expect(call(orderCompanyTicket, { body: order })).rejects.toBeInstanceOf(TimedOut);
    expect(timeout).toHaveBeenCalledWith(30_000);
    const patient = call(orderCompanyTicket, { body: order }, { timeoutMs: 90_000 });
    await expect(patient).rejects.toBeInstanceOf(TimedOut);
    expect(timeout).toHaveBeenLastCalledWith(90_000);
    timeout.mockRestore();
  });

  it('throws Offline when the server cannot be reached, and not when the caller gives up', async () => {
    server.answer(orderCompanyTicket, () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(call(orderCompanyTicket, { body: order })).rejects.toBeInstanceOf(Offline);
    server.answer(orderCompanyTicket, () => Promise.reject(new DOMException('', 'AbortError')));
    await expect(call(orderCompanyTicket, { body: order })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });

  it.each([true, false])('outlives the page where it says so (%s)', async (keepalive) => {
    const fetching = vi.fn(async () => Response.json(orderReply.body));
    vi.stubGlobal('fetch', fetching);
    await call(orderCompanyTicket, { body: order }, { keepalive });
    expect(fetching.mock.calls).toMatchObject([['/api/ticket/create', { keepalive }]]);
  });
});

describe('a submission', () => {
  const keys = () => server.calls.map(({ headers }) => headers.get('idempotency-key'));

  it('keeps its Idempotency-Key for a retry after a time-out', async () => {
    const submission = createSubmission();
    server.answer(orderCompanyTicket, () => Promise.reject(new DOMException('', 'TimeoutError')));
    await expect(call(orderCompanyTicket, { body: order }, { submission })).rejects.toBeInstanceOf(
      TimedOut,
    );
    server.answer(orderCompanyTicket, orderReply);
    await call(orderCompanyTicket, { body: order }, { submission });
    expect(keys()[0]).toMatch(/^[\w-]{8,100}$/);
    expect(keys()[1]).toBe(keys()[0]);
  });

  it('keeps its key for a retry after a server error', async () => {
    const submission = createSubmission();
    server.answer(orderCompanyTicket, { status: 503, body: { code: 'UNAVAILABLE' } });
    await expect(call(orderCompanyTicket, { body: order }, { submission })).rejects.toThrow();
    server.answer(orderCompanyTicket, orderReply);
    await call(orderCompanyTicket, { body: order }, { submission });
    expect(keys()[1]).toBe(keys()[0]);
  });

  it('gets a new key when the content changes or an answer has arrived', async () => {
    const submission = createSubmission();
    server.answer(orderCompanyTicket, () => Promise.reject(new DOMException('', 'TimeoutError')));
    await expect(call(orderCompanyTicket, { body: order }, { submission })).rejects.toThrow();
    server.answer(orderCompanyTicket, orderReply);
    await call(orderCompanyTicket, { body: { ...order, employeeId: 'A-2' } }, { submission });
    await call(orderCompanyTicket, { body: { ...order, employeeId: 'A-2' } }, { submission });
    expect(new Set(keys()).size).toBe(3);
  });

  it('gets a new key for something else at another address', async () => {
    const end = route({
      method: 'DELETE',
      path: '/api/thing/{id}',
      summary: 'Deletes a thing',
      needs: 'anyone',
      reply: z.null(),
      refusals: {},
    });
    const submission = createSubmission();
    server.answer(end, { status: 503, body: { code: 'UNAVAILABLE' } });
    for (const id of [1, 2, 2]) {
      await expect(call(end, { params: { id } }, { submission })).rejects.toThrow();
    }
    expect(keys()[1]).not.toBe(keys()[0]);
    expect(keys()[2]).toBe(keys()[1]);
  });

  it('is not needed for a reading call', async () => {
    server.answer(listSubscribers, { status: 200, body: { totalEntries: 0, matches: [] } });
    await call(listSubscribers, { params: { id: 1 }, query: {} });
    expect(keys()).toEqual([null]);
  });
});
