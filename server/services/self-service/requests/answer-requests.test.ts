import { approveTicketRequest } from '@takst/contract/services/self-service/requests/approve-ticket-request.contract.ts';
import { countTicketRequests } from '@takst/contract/services/self-service/requests/count-ticket-requests.contract.ts';
import { listTicketRequests } from '@takst/contract/services/self-service/requests/list-ticket-requests.contract.ts';
import { rejectTicketRequest } from '@takst/contract/services/self-service/requests/reject-ticket-request.contract.ts';
import { getSubscriber } from '@takst/contract/ticketing/subscribers/get-subscriber.contract.ts';
import { describe, expect } from 'vitest';
import { newPhone, orderIn } from '#services/company-tickets/test-order.ts';
import { placeNewPrices, soldProductId } from '#services/price-changes/test-new-prices.store.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { sentSms } from '#ticketing/tickets/phone/test-sent.store.ts';
import {
  changesOfPerson,
  setAgreementEnd,
  ticketsOfPhone,
} from '#ticketing/tickets/test-tickets.store.ts';
import { answersIn, askFor } from './test-answers.ts';
import { ownOrdersIn } from './test-own-orders.ts';
import {
  changesOfSubject,
  requestsOf,
  setAccess,
  setRequestService,
} from './test-requests.store.ts';

const refusal = (code: string, status = 409) => ({ status, json: { code } });

describe('a request for a ticket', () => {
  portalTest(
    'is listed with what it is for, what it costs and whether it expired',
    async (portal) => {
      const { list } = answersIn(portal);
      const { phone } = await askFor(portal);
      expect(await list({ searchFor: phone })).toMatchObject({
        status: 200,
        json: {
          totalEntries: 1,
          matches: [
            {
              firstName: 'Siri',
              lastName: 'Selv',
              phone,
              zones: ['1', '2Ø'],
              nrOfZones: 2,
              startDate: '2026-04-01',
              expired: false,
              pricePerMonthOre: expect.any(Number),
            },
          ],
        },
      });
      // Of the world: one that can be approved, and one that cannot.
      const expired = await list({ filter: 'expired' });
      expect(expired.json).toMatchObject({ totalEntries: 1, matches: [{ expired: true }] });
    },
  );

  portalTest('costs what its ticket costs from the first month on', async (portal) => {
    const { list } = answersIn(portal);
    const { database } = portal;
    const productId = await soldProductId(database, 'ruter');
    const price = { productId, profileId: 'ADULT', nrOfZones: 2, priceOre: 1_777_00 };
    const validFrom = Temporal.PlainDate.from('2026-05-01');
    await placeNewPrices(database, 'ruter', [{ ...price, validFrom }]);
    const priceFrom = async (startDate: string) => {
      const { phone } = await askFor(portal, { startDate });
      const { json } = await list({ searchFor: phone });
      return listTicketRequests.reply.parse(json).matches.map((one) => one.pricePerMonthOre);
    };
    expect(await priceFrom('2026-04-01')).toEqual([1_324_00]);
    expect(await priceFrom('2026-05-01')).toEqual([1_777_00]);
  });

  portalTest('is sorted by what the list shows of it', async (portal) => {
    const { list } = answersIn(portal);
    const names = [
      { firstName: 'Åse', lastName: 'Sortås', employeeId: 'S-10' },
      { firstName: 'Ærlend', lastName: 'Sortås', employeeId: 'S-9' },
    ];
    for (const name of names) await askFor(portal, name);
    const sortedBy = async (sort: NonNullable<Parameters<typeof list>[0]['sort']>) => {
      const { json } = await list({ searchFor: 'Sortås', sort });
      return listTicketRequests.reply.parse(json).matches.map(({ firstName }) => firstName);
    };
    for (const sort of ['lastName', 'employeeId', 'phone'] as const) {
      const [first, last] = [await sortedBy(sort), await sortedBy(`-${sort}`)];
      expect(first).toEqual(last.toReversed());
    }
    expect(await sortedBy('lastName')).toEqual(['Ærlend', 'Åse']);
    expect(await sortedBy('employeeId')).toEqual(['Ærlend', 'Åse']);
    // The one that has waited longest stands first, as long as nobody chooses.
    portal.clock.set('2026-03-06T11:00:00+01:00');
    await askFor(portal, { firstName: 'Anne', lastName: 'Sortås', startDate: '2026-05-01' });
    const { json } = await list({ searchFor: 'Sortås' });
    const matches = listTicketRequests.reply.parse(json).matches;
    expect(matches.at(-1)?.firstName).toBe('Anne');
    expect((await sortedBy('-startDate'))[0]).toBe('Anne');
    expect((await sortedBy('-requestedAt'))[0]).toBe('Anne');
  });

  portalTest('is approved by an order like any other, and is in no list after', async (portal) => {
    const { approve, list } = answersIn(portal);
    const { id, phone } = await askFor(portal);
    const answer = await approve(id);
    expect(answer).toMatchObject({ status: 200 });
    const [ticket] = await ticketsOfPhone(portal.database, phone);
    expect(answer.json).toMatchObject({ id: ticket?.id });
    expect(await requestsOf(portal.database, phone)).toMatchObject([
      {
        state: 'approved',
        answered_by: portal.user('hr').id,
        ticket_id: ticket?.id,
        holder_id: ticket?.holder_id,
      },
    ]);
    expect((await list({ searchFor: phone })).json).toMatchObject({ totalEntries: 0 });
    const about = { holder_id: ticket?.holder_id, ticket_id: ticket?.id };
    expect(await changesOfPerson(portal.database, phone)).toMatchObject([
      { kind: 'order-ticket', ...about },
      { kind: 'approve-ticket-request', subject_id: String(id), ...about },
    ]);
  });

  portalTest('is rejected without a ticket, and whoever asked gets one SMS', async (portal) => {
    const { reject } = answersIn(portal);
    const { id, phone } = await askFor(portal);
    expect(await reject(id)).toMatchObject({ status: 200, json: { id } });
    await reject(id);
    expect(await ticketsOfPhone(portal.database, phone)).toEqual([]);
    const answered_by = portal.user('hr').id;
    expect(await requestsOf(portal.database, phone)).toMatchObject([
      { state: 'rejected', answered_by, ticket_id: null },
    ]);
    expect(await changesOfSubject(portal.database, 'ticket-request', id)).toMatchObject([
      { kind: 'request-ticket', user_id: null },
      {
        kind: 'reject-ticket-request',
        company_id: portal.company('several-services').id,
        user_id: answered_by,
      },
    ]);
    const sms = await sentSms(portal.database, `+47${phone}`);
    expect(sms).toHaveLength(1);
    expect(sms[0]).toMatch(/^Hei Siri! Fjellheim Konsult AS .*har avslått forespørselen din/);
  });

  portalTest('is answered once; the next one is told what became of it', async (portal) => {
    const { approve, reject } = answersIn(portal);
    const approved = await askFor(portal);
    await approve(approved.id);
    expect(await approve(approved.id)).toMatchObject(refusal('REQUEST_ALREADY_APPROVED'));
    expect(await reject(approved.id)).toMatchObject(refusal('REQUEST_ALREADY_APPROVED'));
    const rejected = await askFor(portal);
    await reject(rejected.id);
    expect(await approve(rejected.id)).toMatchObject(refusal('REQUEST_ALREADY_REJECTED'));
    const replaced = await askFor(portal);
    await askFor(portal, { phone: replaced.phone, zoneTo: '1' });
    expect(await approve(replaced.id)).toMatchObject(refusal('REQUEST_REPLACED'));
  });

  portalTest('cannot be approved when its start can no longer be ordered', async (portal) => {
    const { approve, reject, list } = answersIn(portal);
    const { id, phone } = await askFor(portal);
    portal.clock.set('2026-04-06T23:59:00+02:00');
    expect((await list({ searchFor: phone })).json).toMatchObject({
      matches: [{ expired: false }],
    });
    portal.clock.set('2026-04-07T00:00:00+02:00');
    expect((await list({ searchFor: phone })).json).toMatchObject({ matches: [{ expired: true }] });
    expect(await approve(id)).toMatchObject(refusal('REQUEST_EXPIRED'));
    expect(await ticketsOfPhone(portal.database, phone)).toEqual([]);
    expect(await reject(id)).toMatchObject({ status: 200 });
  });

  portalTest('is refused as an order is, and waits on', async (portal) => {
    const { approve } = answersIn(portal);
    const { id, phone } = await askFor(portal);
    const other = portal.company('single-service');
    await orderIn(portal)({ phone }, { company: other });
    expect(await approve(id)).toMatchObject(refusal('TICKET_ALREADY_HELD'));
    expect(await requestsOf(portal.database, phone)).toMatchObject([{ state: 'open' }]);
  });

  portalTest('keeps the names that the company has given a person', async (portal) => {
    const { approve } = answersIn(portal);
    const { id, phone } = await askFor(portal, { startDate: '2026-05-01' });
    const names = { firstName: 'Sigrid', lastName: 'Selvberg', employeeId: '99' };
    const order = await orderIn(portal)({ ...names, phone, startDate: '2026-03-01' });
    const { id: ticketId } = order.json as { id: number };
    await answersIn(portal).end(ticketId, '2026-03-31');
    const answer = await approve(id);
    expect(answer.status).toBe(200);
    const { subscriberId } = order.json as { subscriberId: number };
    expect(answer.json).toMatchObject({ subscriberId });
    const person = await portal.callAs(portal.user('hr'), getSubscriber, {
      params: { id: subscriberId },
    });
    expect(person.json).toMatchObject(names);
  });
});

describe('a request under an agreement that has ended', () => {
  portalTest('is rejected by who may no longer order there, and not approved', async (portal) => {
    const company = portal.company('single-service');
    const form = ownOrdersIn(portal, company);
    await setAccess(portal.database, company.id, { access: 'ALLOW_TICKET_REQUESTS' });
    const phone = newPhone();
    await form.order({ phone });
    const [request] = await requestsOf(portal.database, phone);
    const agreements = company.agreements.filter(({ subtype }) => subtype === 'SUBSCRIPTIONS');
    const endOn = async (day: Temporal.PlainDate | null) => {
      for (const { id } of agreements) await setAgreementEnd(portal.database, id, day);
    };
    await endOn(portal.clock.today().subtract({ days: 1 }));
    const { approve, reject } = answersIn(portal);
    expect(await approve(request?.id ?? 0)).toMatchObject(refusal('REQUEST_NOT_FOUND', 404));
    expect(await reject(request?.id ?? 0)).toMatchObject({ status: 200 });
    await endOn(null);
  });
});

describe('the number of requests that wait', () => {
  portalTest(
    'follows every request and answer, and costs no statement meanwhile',
    async (portal) => {
      const { approve, reject, count } = answersIn(portal);
      const before = await count();
      const [one, other] = [await askFor(portal), await askFor(portal)];
      expect((await count()).json).toMatchObject({
        open: before.json.open + 2,
        expired: before.json.expired,
        newestId: other.id,
      });
      await approve(one.id);
      expect((await count()).json).toMatchObject({ open: before.json.open + 1 });
      await reject(other.id);
      expect((await count()).json).toEqual(before.json);
      const etag = (await count()).headers.etag;
      const again = await count({ etag: String(etag) });
      expect(again).toMatchObject({ status: 304, text: '' });
      // Statements of the jobs that the answers began may come in between at first.
      await expect.poll(() => answersIn(portal).statementsOfCount(String(etag))).toEqual([]);
    },
  );
});

describe('requests of a company', () => {
  portalTest(
    'for tickets of a service that a user does not have are nothing to them',
    async (portal) => {
      const { approve, reject, list, count } = answersIn(portal);
      const { json: before } = await count();
      const { id, phone } = await askFor(portal);
      await setRequestService(portal.database, id, 'housing');
      expect(await approve(id)).toMatchObject(refusal('REQUEST_NOT_FOUND', 404));
      expect(await reject(id)).toMatchObject(refusal('REQUEST_NOT_FOUND', 404));
      expect((await list({ searchFor: phone })).json).toMatchObject({ totalEntries: 0 });
      expect(await requestsOf(portal.database, phone)).toMatchObject([{ state: 'open' }]);
      expect((await count()).json.open).toBe(before.open);
    },
  );

  portalTest.each([
    ['HR of another company', 'hr-large', 404],
    ['somebody without the service', 'ticket-counter', 403],
  ] as const)('are nothing to %s', async (portal, _, name, status) => {
    const user = portal.user(name);
    const { id } = await askFor(portal);
    const params = { id };
    const company = { id: portal.company('several-services').id };
    expect(await portal.callAs(user, rejectTicketRequest, { params })).toMatchObject({ status });
    const body = { ticketRequestId: id };
    expect(await portal.callAs(user, approveTicketRequest, { body })).toMatchObject({ status });
    for (const route of [listTicketRequests, countTicketRequests]) {
      expect(await portal.callAs(user, route, { params: company })).toMatchObject({ status });
    }
  });
});
