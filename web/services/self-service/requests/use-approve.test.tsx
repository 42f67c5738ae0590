// @vitest-environment happy-dom
import { approveTicketRequest } from '@takst/contract/services/self-service/requests/approve-ticket-request.contract.ts';
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
});

it('an approval that is pressed while another one is on its way is sent after it', async () => {
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
  first.resolve();
  await waitFor(() => expect(approvedIds()).toEqual([siri.id, jon.id]));
});
