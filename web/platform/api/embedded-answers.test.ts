// @vitest-environment happy-dom
import { countTicketRequests } from '@takst/contract/services/self-service/requests/count-ticket-requests.contract.ts';
import { listSubscribers } from '@takst/contract/ticketing/subscribers/list-subscribers.contract.ts';
import { orderCompanyTicket } from '@takst/contract/services/company-tickets/order-company-ticket.contract.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '#testing/fake-server.ts';
import { answerHeaders } from './answer-headers.ts';
import { call } from './call.ts';
import { queryOf, replyOf } from './query.ts';

const input = { params: { id: 42 }, query: { searchFor: 'kari' } };
const address = '/api/subscriber/by-company-id/42?searchFor=kari';
const none = { totalEntries: 0, matches: [] };
const some = { totalEntries: 7, matches: [] };

/** As the server writes it into the page. */
function embed(text: string, attributes: Record<string, string> = {}): void {
  const script = document.createElement('script');
  script.type = 'application/json';
  const usual = { 'data-answer': address, 'data-headers': '{}' };
  for (const [name, value] of Object.entries({ ...usual, ...attributes }))
    script.setAttribute(name, value);
  script.textContent = text;
  document.body.append(script);
}

beforeEach(() => {
  vi.spyOn(performance, 'now').mockReturnValue(1_500);
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe('an answer that came with the page', () => {
  it('is taken once; the next call asks the server', async () => {
    const server = fakeServer([listSubscribers, { status: 200, body: none }]);
    embed(JSON.stringify(some));
    expect(await replyOf(listSubscribers, input)).toEqual(some);
    expect(server.calls).toHaveLength(0);
    expect(await replyOf(listSubscribers, input)).toEqual(none);
    expect(server.calls).toHaveLength(1);
  });

  it('is what a page draws at once', () => {
    fakeServer();
    embed(JSON.stringify(some));
    const { initialData } = queryOf(listSubscribers, input);
    expect(typeof initialData === 'function' && initialData()).toEqual(some);
  });

  it('is of one address alone', async () => {
    const server = fakeServer([listSubscribers, { status: 200, body: none }]);
    embed(JSON.stringify(some));
    await replyOf(listSubscribers, { ...input, params: { id: 43 } });
    await replyOf(listSubscribers, { ...input, query: { searchFor: 'kar' } });
    expect(server.calls).toHaveLength(2);
  });

  it.each([
    ['that is no JSON', '{"totalEntries":'],
    ['of another shape', '{"people":[]}'],
    ['that is empty', ''],
  ])('%s is left alone, and the server asked', async (_, text) => {
    const server = fakeServer([listSubscribers, { status: 200, body: none }]);
    embed(text);
    expect(await replyOf(listSubscribers, input)).toEqual(none);
    expect(server.calls).toHaveLength(1);
  });

  it('is too old half a minute after the page was opened', async () => {
    fakeServer([listSubscribers, { status: 200, body: none }]);
    embed(JSON.stringify(some));
    vi.mocked(performance.now).mockReturnValue(30_001);
    expect(await replyOf(listSubscribers, input)).toEqual(none);
  });

  it('is not used after a change', async () => {
    fakeServer(
      [listSubscribers, { status: 200, body: none }],
      [orderCompanyTicket, { status: 200, body: { id: 7, subscriberId: 3 } }],
    );
    embed(JSON.stringify(some));
    const startDate = Temporal.PlainDate.from(orderCompanyTicket.example.startDate);
    await call(orderCompanyTicket, { body: { ...orderCompanyTicket.example, startDate } });
    expect(await replyOf(listSubscribers, input)).toEqual(none);
  });

  it('has its ETag, so that the next call gets 304, and says which session it knows', async () => {
    const versions: (string | null)[] = [];
    const stop = answerHeaders.listen((headers) => versions.push(headers.get('x-session-version')));
    embed(JSON.stringify({ open: 3, expired: 0, newestId: 9 }), {
      'data-answer': '/api/ticket-request/count/by-company-id/42',
      'data-headers': JSON.stringify({ etag: '"one"', 'x-session-version': '2026-03-04.abc' }),
    });
    const server = fakeServer([countTicketRequests, { status: 304, isOutsideContract: true }]);
    const first = await replyOf(countTicketRequests, { params: { id: 42 } });
    expect(await replyOf(countTicketRequests, { params: { id: 42 } })).toEqual(first);
    expect(server.calls.map(({ headers }) => headers.get('if-none-match'))).toEqual(['"one"']);
    expect(versions[0]).toBe('2026-03-04.abc');
    stop();
  });
});
