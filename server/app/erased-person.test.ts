import { companyTicketChangeCalls } from '@takst/contract/ticketing/batches/company-ticket-change-calls.ts';
import { getCompanyTicket } from '@takst/contract/services/company-tickets/get-company-ticket.contract.ts';
import { listCompanyHistory } from '@takst/contract/customers/companies/list-company-history.contract.ts';
import type { Route } from '@takst/contract/platform/calls/route.ts';
import { getSubscriber } from '@takst/contract/ticketing/subscribers/get-subscriber.contract.ts';
import { listSubscriberHistory } from '@takst/contract/ticketing/subscribers/history/list-subscriber-history.contract.ts';
import { listSubscribers } from '@takst/contract/ticketing/subscribers/list-subscribers.contract.ts';
import { listSubscriberTickets } from '@takst/contract/ticketing/subscribers/list-subscriber-tickets.contract.ts';
import { getNote } from '@takst/contract/ticketing/subscribers/note/get-note.contract.ts';
import { describe, expect } from 'vitest';
import { changesAs } from '#services/company-tickets/employee/test-changes.ts';
import { callLoosely } from '#testing/portal/call-as.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import { phonesOf } from '#ticketing/tickets/phone/test-phone.ts';
import { type Canary, canariesIn } from './test-canaries.ts';
import { type NightPortal, spendNight } from './test-nightly-jobs.ts';

let person: Canary;
let changeId: number;

/** After the night in which the only ticket of a person was anonymised. */
const portalTest = portalTestWith(
  async ({ start, jobs }): Promise<NightPortal> => ({ ...(await start()), jobs }),
  async (portal) => {
    const canaries = canariesIn(portal);
    person = await canaries.order('2026-03-01');
    await canaries.redeem(person);
    changeId = await canaries.endMany([person], '2026-03-31');
    portal.clock.set('2026-07-01T02:17:00+02:00');
    await spendNight(portal);
  },
);

const read = async (portal: NightPortal, route: Route, input: object) => {
  const { status, json } = await callLoosely(portal.port, portal.user('hr'), { route, input });
  return { status, json };
};
const companyOf = (portal: NightPortal) => ({ id: portal.company('several-services').id });

describe('a person whose only ticket was over three months ago', () => {
  portalTest('is no longer listed, and is found by nothing', async (portal) => {
    const params = companyOf(portal);
    for (const searchFor of [person.word, person.phone]) {
      const query = { searchFor };
      expect(await read(portal, listSubscribers, { params, query })).toEqual({
        status: 200,
        json: { totalEntries: 0, matches: [] },
      });
    }
    const all = await read(portal, listSubscribers, { params, query: { maxEntries: 100 } });
    const { matches } = all.json as { matches: { id: number }[] };
    expect(matches.length).toBeGreaterThan(0);
    expect(matches.map(({ id }) => id)).not.toContain(person.holderId);
  });

  portalTest('has no page', async (portal) => {
    const params = { id: person.holderId };
    for (const route of [getSubscriber, listSubscriberTickets, getNote, listSubscriberHistory]) {
      expect(await read(portal, route, { params }), route.path).toEqual({
        status: 404,
        json: { code: 'SUBSCRIBER_NOT_FOUND' },
      });
    }
  });

  portalTest('leaves a ticket that nobody can read, change or use', async (portal) => {
    const [id = 0] = person.ticketIds;
    const notFound = { status: 404, json: { code: 'TICKET_NOT_FOUND' } };
    expect(await read(portal, getCompanyTicket, { params: { id } })).toEqual(notFound);
    const hr = changesAs(portal);
    expect(await hr.end(id, '2026-07-31')).toMatchObject(notFound);
    expect(await hr.resend(id)).toMatchObject(notFound);
    const phones = phonesOf(portal);
    expect(await phones.get(id, person.appId)).toMatchObject(notFound);
    expect(await phones.look(person.tokens[0] ?? '')).toMatchObject(notFound);
    expect(await phones.redeem(person.codes[0] ?? '', person.appId)).toMatchObject({
      status: 404,
      json: { code: 'PICKUP_CODE_NOT_FOUND' },
    });
  });

  portalTest('stands without a name in the history and in a change for many', async (portal) => {
    const [ticketId] = person.ticketIds;
    const query = { kind: 'redeem-ticket' };
    const history = await read(portal, listCompanyHistory, { params: companyOf(portal), query });
    const [redeemed] = (history.json as { matches: object[] }).matches;
    expect(redeemed).toMatchObject({ about: null, erased: { ticketId } });
    const { text } = await portal.send({
      path: `/onboarding/company/${companyOf(portal).id}/history/csv`,
      headers: { cookie: `takst_session=${portal.user('hr').token}`, 'accept-language': 'nb' },
    });
    expect(text).toContain(`Billett ${ticketId}, persondata slettet`);
    expect(text).not.toContain(person.word);
    expect(
      await read(portal, companyTicketChangeCalls.listRows, {
        params: { id: changeId },
        query: {},
      }),
    ).toMatchObject({
      status: 200,
      json: { matches: [{ position: 1, state: 'done', cells: {}, subject: null }] },
    });
  });

  portalTest('is somebody new when the phone gets a ticket again', async (portal) => {
    const holderId = await canariesIn(portal).orderAgain(person, '2026-08-01');
    expect(holderId).not.toBe(person.holderId);
    const params = { id: holderId };
    expect(await read(portal, getSubscriber, { params })).toMatchObject({ status: 200 });
    expect(await read(portal, getNote, { params })).toEqual({ status: 200, json: { note: '' } });
    expect(await read(portal, listSubscriberHistory, { params })).toMatchObject({
      json: { totalEntries: 1, matches: [{ kind: 'order-ticket' }] },
    });
  });
});
