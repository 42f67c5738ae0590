// @vitest-environment happy-dom
import { approveTicketRequest } from '@takst/contract/services/self-service/requests/approve-ticket-request.contract.ts';
import { countTicketRequests } from '@takst/contract/services/self-service/requests/count-ticket-requests.contract.ts';
import { listTicketRequests } from '@takst/contract/services/self-service/requests/list-ticket-requests.contract.ts';
import { press } from '#testing/actions.ts';
import { cleanup, screen, waitFor } from '#testing/dom.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeServer } from '#testing/fake-server.ts';
import { openPage } from '#ticketing/tickets/test-page.tsx';
import { jon, siri } from './test-ticket-requests.ts';
import { TicketRequestsPage } from './ticket-requests.page.tsx';

beforeEach(() => {
  // A window that is wide enough for rows.
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  // Nothing waits to be undone.
  globalThis.takstIsUnderTest = true;
});
afterEach(() => {
  cleanup();
  globalThis.takstIsUnderTest = undefined;
});

it('an approval that is pressed while another one is on its way is sent after it', async () => {
  const server = fakeServer();
  const matches = [siri, jon];
  server.answer(listTicketRequests, { status: 200, body: { totalEntries: 2, matches } });
  server.answer(countTicketRequests, { status: 200, body: { open: 2, expired: 0, newestId: 8 } });
  const first = Promise.withResolvers<void>();
  server.answer(approveTicketRequest, async () => {
    await first.promise;
    return { status: 200, body: { id: 77, subscriberId: 31 } };
  });
  await openPage({
    pages: { '/bedriftsavtale/godkjenning': TicketRequestsPage },
    at: '/bedriftsavtale/godkjenning',
    texts: ['ticket-requests'],
  });
  const approvedIds = () =>
    server.callsTo(approveTicketRequest).map(({ body }) => Object(body).ticketRequestId as number);
  await screen.findByRole('row', { name: /Jon/ });
  await press(/^Approve, .*: the request from Siri Selv/);
  await waitFor(() => expect(approvedIds()).toEqual([siri.id]));
  await press(/^Approve, .*: the request from Jon Selv/);
  expect(approvedIds()).toEqual([siri.id]);
  first.resolve();
  await waitFor(() => expect(approvedIds()).toEqual([siri.id, jon.id]));
});
