import { getSubscriber } from '@takst/contract/ticketing/subscribers/get-subscriber.contract.ts';
import { listSubscriberHistory } from '@takst/contract/ticketing/subscribers/history/list-subscriber-history.contract.ts';
import { listSubscriberTickets } from '@takst/contract/ticketing/subscribers/list-subscriber-tickets.contract.ts';
import { listSubscribers } from '@takst/contract/ticketing/subscribers/list-subscribers.contract.ts';
import { getCostCentre } from '@takst/contract/ticketing/subscribers/cost-centres/cost-centre-of-subscriber.contract.ts';
import { getNeverLeaver } from '@takst/contract/ticketing/subscribers/never-leaver/get-never-leaver.contract.ts';
import { getNote } from '@takst/contract/ticketing/subscribers/note/get-note.contract.ts';
import { changeNote } from '@takst/contract/ticketing/subscribers/note/change-note.contract.ts';
import { describe, expect } from 'vitest';
import { newPhone, orderIn } from '#services/company-tickets/test-order.ts';
import { emptyHolders, saveHolders } from '#ticketing/holders/holders.public.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { lockPhone, placeSubscriber } from './test-subscribers.store.ts';

const unknownId = 7_299_999;
const readsOfPerson = [
  getSubscriber,
  listSubscriberTickets,
  listSubscriberHistory,
  getNote,
  getNeverLeaver,
  getCostCentre,
] as const;

/** A new person without tickets in the company of HR. */
async function personIn(portal: TestPortal) {
  const phone = newPhone();
  const companyId = portal.company('several-services').id;
  const id = await placeSubscriber(portal.database, { companyId, firstName: 'Ada', phone });
  return { id, phone, companyId };
}

describe('a person without tickets', () => {
  portalTest('is listed without a status', async (portal) => {
    const { id, phone, companyId } = await personIn(portal);
    const input = { params: { id: companyId }, query: { searchFor: phone } };
    const { json } = await portal.callAs(portal.user('hr'), listSubscribers, input);
    expect(json).toMatchObject({ totalEntries: 1, matches: [{ id, phone, status: null }] });
  });

  portalTest('has a page: who they are, no tickets, no history', async (portal) => {
    const { id, phone } = await personIn(portal);
    const params = { id };
    const person = await portal.callAs(portal.user('hr'), getSubscriber, { params });
    expect(person).toMatchObject({ status: 200 });
    // Neither the key of the person nor the employer's note.
    expect(person.json).toEqual({
      id,
      firstName: 'Ada',
      lastName: 'Uten',
      employeeId: 'U-1',
      phoneCountryCode: '+47',
      phone,
    });
    const tickets = await portal.callAs(portal.user('hr'), listSubscriberTickets, { params });
    expect(tickets).toMatchObject({ status: 200, json: [] });
    const history = await portal.callAs(portal.user('hr'), listSubscriberHistory, { params });
    expect(history).toMatchObject({ status: 200, json: { totalEntries: 0, matches: [] } });
  });

  portalTest('gets a first ticket and stays the same person', async (portal) => {
    const { id, phone } = await personIn(portal);
    const order = await orderIn(portal)({ phone, firstName: 'Ada' });
    expect(order).toMatchObject({ status: 200, json: { subscriberId: id } });
  });

  portalTest(
    'of another company is not found, like an unknown id, an erased person and no employee',
    async (portal) => {
      const foreign = portal.world.companies.find(({ tenant }) => tenant === 'akt')?.people[0]?.id;
      const { tenant, id: companyId } = portal.company('several-services');
      const { id: erased } = await personIn(portal);
      const names = { firstName: 'Ada', lastName: 'Uten', birthDate: null };
      const [child = 0] = await portal.database.transaction(async (tx) => {
        await emptyHolders(tx, [{ companyId, id: erased }], portal.clock.now());
        return saveHolders(tx, tenant, [{ companyId, kind: 'free', ...names }]);
      });
      for (const id of [unknownId, foreign ?? 0, erased, child]) {
        for (const route of readsOfPerson) {
          const answer = await portal.callAs(portal.user('hr'), route, { params: { id } });
          const read = [route.path, answer.status, answer.text];
          expect(read).toEqual([route.path, 404, '{"code":"SUBSCRIBER_NOT_FOUND"}']);
        }
      }
    },
  );
});

describe('a change of a subscriber', () => {
  portalTest('waits for whoever changes the tickets of the person', async (portal) => {
    const { id, phone } = await personIn(portal);
    const steps: string[] = [];
    let written: Promise<unknown> | undefined;
    await portal.database.transaction(async (tx) => {
      await lockPhone(tx, phone);
      const body = { note: 'later', previousNote: '' };
      written = portal
        .callAs(portal.user('hr'), changeNote, { params: { id }, body })
        .then(() => steps.push('note'));
      // PGlite runs one transaction at a time; on PostgreSQL this leaves the call time to pass.
      await new Promise((resolve) => setTimeout(resolve, 300));
      steps.push('order');
    });
    await written;
    expect(steps).toEqual(['order', 'note']);
  });
});
