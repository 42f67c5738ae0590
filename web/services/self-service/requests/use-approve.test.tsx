// @vitest-environment happy-dom
import { approveTicketRequest } from '@takst/contract/services/self-service/requests/approve-ticket-request.contract.ts';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';
import { press } from '#testing/actions.ts';
import { cleanup, waitFor } from '#testing/dom.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fakeServer } from '#testing/fake-server.ts';
import { jon, listRequests, openRequests, requestRow, siri } from './test-ticket-requests.ts';

beforeEach(() => {
  // Nothing waits to be undone.
  globalThis.takstIsUnderTest = true;
});
afterEach(() => {
  cleanup();
  globalThis.takstIsUnderTest = undefined;
  for (const { id } of shownToasts()) closeToast(id);
});

async function openWhileFirstIsSent() {
  const server = fakeServer();
  listRequests(server, [siri, jon]);
  const first = Promise.withResolvers<void>();
  server.answer(approveTicketRequest, async () => {
    await first.promise;
    return { status: 200, body: { id: 77, subscriberId: 31 } };
  });
  await openRequests();
  const approvedIds = () =>
    server.callsTo(approveTicketRequest).map(({ body }) => Object(body).ticketRequestId as number);
  await requestRow('Jon');
  await press(/^Approve, .*: the request from Siri Selv/);
  await waitFor(() => expect(approvedIds()).toEqual([siri.id]));
  await press(/^Approve, .*: the request from Jon Selv/);
  expect(approvedIds()).toEqual([siri.id]);
  return { approvedIds, first };
}

it('an approval that is pressed while another one is on its way is sent after it', async () => {
  const { approvedIds, first } = await openWhileFirstIsSent();
  first.resolve();
  await waitFor(() => expect(approvedIds()).toEqual([siri.id, jon.id]));
});

it('an approval that is on its way when the page is left is sent once, and the next one, too', async () => {
  const { approvedIds, first } = await openWhileFirstIsSent();
  cleanup();
  expect(approvedIds()).toEqual([siri.id, jon.id]);
  first.resolve();
  await waitFor(() => expect(shownToasts()).not.toEqual([]));
  expect(approvedIds()).toEqual([siri.id, jon.id]);
});
