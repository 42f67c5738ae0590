import { expect } from 'vitest';
import { rowLock } from '#testing/races/lock.ts';
import { raceTest } from '#testing/races/race-test.ts';
import { ticketsOfPhone } from '#ticketing/tickets/test-tickets.store.ts';
import { answersIn, askFor } from './test-answers.ts';
import { ownOrdersIn } from './test-own-orders.ts';
import { requestsOf } from './test-requests.store.ts';

raceTest('a request that two administrators answer has one answer', {
  prepare: (portal) => askFor(portal),
  operation: [
    (portal, { id }) => answersIn(portal).approve(id),
    (portal, { id }) => answersIn(portal, portal.user('hr-users')).reject(id),
  ],
  without: rowLock('self_service.ticket_request'),
  holds: async (portal, { phone }, answers) => {
    const [request] = await requestsOf(portal.database, phone);
    const code = `REQUEST_ALREADY_${request?.state.toUpperCase()}`;
    const other = answers.filter(({ status }) => status !== 200);
    expect(other.map(({ json }) => json)).toEqual([{ code }]);
    const tickets = await ticketsOfPhone(portal.database, phone);
    expect(tickets).toHaveLength(request?.state === 'approved' ? 1 : 0);
  },
});

raceTest('a request that is approved while its person asks for something else stays approved', {
  prepare: (portal) => askFor(portal),
  operation: [
    (portal, { id }) => answersIn(portal).approve(id),
    async (portal, { phone }) =>
      void (await ownOrdersIn(portal)
        .order({ phone, zoneTo: '1' })
        .catch(() => undefined)),
  ],
  without: rowLock('self_service.ticket_request'),
  holds: async (portal, { id, phone }, [approved]) => {
    const request = (await requestsOf(portal.database, phone)).find((one) => one.id === id);
    expect(request?.state).toBe(approved?.status === 200 ? 'approved' : 'replaced');
  },
});
