import { replaceFreeCard } from '@takst/contract/services/free-tickets/ticket/replace-free-card.contract.ts';
import { listCardRequests } from '@takst/contract/ticketing/travel-cards/list-card-requests.contract.ts';
import { listPastExpiryCards } from '@takst/contract/ticketing/travel-cards/list-past-expiry-cards.contract.ts';
import { setCardNumber } from '@takst/contract/ticketing/travel-cards/set-card-number.contract.ts';
import { describe, expect } from 'vitest';
import { idOf } from '#services/company-tickets/test-order.ts';
import { placeFreeCompany } from '#services/free-tickets/book/test-book-world.store.ts';
import { editsIn } from '#services/free-tickets/edit/test-edits.ts';
import {
  departmentsOf,
  freeCompany,
  newCardNumber,
  newEmployeeId,
  onCard,
  orderFreeIn,
} from '#services/free-tickets/test-free-order.ts';
import {
  changesOfTicket,
  setTicketFacts,
  ticketFacts,
} from '#ticketing/tickets/test-tickets.store.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { backOfficeOf, newMadeNumber } from '../test-back-office.ts';
import { placeWaitingCards, setPostAddress } from '../test-cards.store.ts';

const refused = (code: string, status: number) => ({ status, json: { code } });
const endYesterday = (portal: TestPortal, id: number) =>
  setTicketFacts(portal.database, id, {
    start_date: portal.clock.today().subtract({ days: 20 }),
    expiration_date: portal.clock.today().subtract({ days: 1 }),
  });

describe('GET /freeticket-api/ticket/travel-card/requests (spec 3 §7)', () => {
  portalTest('has a card that waits, with all that is known of it (spec 3 §3)', async (portal) => {
    const { orderCard, requests, company } = backOfficeOf(portal);
    const employeeId = newEmployeeId();
    const id = await orderCard({ employeeId, firstName: 'Åse', lastName: 'Kortnes' });
    const [request] = await requests({ searchFor: employeeId });
    expect(request).toEqual({
      id,
      requestedAt: portal.clock.now().toString(),
      replacementCount: 0,
      manufacturedAt: null,
      cardNumber: null,
      ownerId: company.id,
      companyId: company.id,
      companyName: expect.stringContaining('Skogveien Busstrafikk'),
      agreementNumber: expect.any(Number),
      productId: 'free-ticket',
      productTemplateId: 'free-ticket',
      profileId: 'ADULT',
      startDate: '2026-04-01',
      expirationDate: null,
      ticketHolderType: 'EMPLOYEE',
      employeeId,
      firstName: 'Åse',
      lastName: 'Kortnes',
      cardName: 'Åse Kortnes',
      dateOfBirth: '1985-05-14',
      state: 'REQUESTED',
      zoneFrom: '1',
      zoneTo: '2Ø',
      secondZoneFrom: null,
      secondZoneTo: null,
      replacementReason: null,
      replacedCardNumber: null,
      hasPostAddress: true,
    });
  });

  portalTest('finds every word in name, company, card and request', async (portal) => {
    const { orderCard, requests } = backOfficeOf(portal);
    const id = await orderCard({ firstName: 'Torvald', lastName: 'Sjekkesen' });
    const search = async (searchFor: string) =>
      (await requests({ searchFor })).map((request) => request.id);
    expect(await search('sjekkesen torvald')).toEqual([id]);
    expect(await search('sjekkesen skogveien')).toEqual([id]);
    expect(await search(String(id))).toEqual([id]);
    expect(await search('sjekkesen %')).toEqual([]);
  });

  portalTest(
    'says the ticket before when the next one on the card is taken back',
    async (portal) => {
      const { requests } = backOfficeOf(portal);
      const { order, edit, cancel } = editsIn(portal);
      const employeeId = newEmployeeId();
      const id = await order({ startDate: '2026-03-06', employeeId, ...onCard() });
      const [department = 0, other = 0] = departmentsOf(freeCompany(portal));
      const listed = async () =>
        (await requests({ searchFor: employeeId })).map((one) => [one.id, one.agreementNumber]);
      expect(await listed()).toEqual([[id, department]]);
      const next = idOf(await edit(id, { agreementNumber: other, timeOfChange: null }));
      expect(await listed()).toEqual([[next, other]]);
      expect(await cancel(next)).toMatchObject({ status: 200 });
      expect(await listed()).toEqual([[id, department]]);
    },
  );

  portalTest('counts and filters those that wait and those past expiry', async (portal) => {
    const { orderCard, requests, counts, make, cancel } = backOfficeOf(portal);
    const before = (await counts()) as { all: number; counts: Record<string, number> };
    const [waiting, used, over] = [await orderCard(), await orderCard(), await orderCard()];
    const cancelled = await orderCard();
    expect(await cancel(cancelled)).toMatchObject({ status: 200 });
    await make(used, newMadeNumber());
    await make(over, newMadeNumber());
    await endYesterday(portal, over);
    expect(await counts()).toEqual({
      all: before.all + 2,
      counts: {
        requested: (before.counts['requested'] ?? 0) + 1,
        'past-expiry': (before.counts['past-expiry'] ?? 0) + 1,
      },
    });
    const idsOf = async (filter?: 'requested' | 'past-expiry') =>
      (await requests(filter && { filter })).map(({ id }) => id);
    expect(await idsOf('requested')).toContain(waiting);
    expect(await idsOf('requested')).not.toContain(over);
    expect(await idsOf('past-expiry')).toContain(over);
    expect(await idsOf()).toEqual(expect.arrayContaining([waiting, over]));
    for (const id of [used, cancelled]) expect(await idsOf()).not.toContain(id);
  });

  portalTest('sorts by every column, the oldest request first', async (portal) => {
    const { orderCard, requests } = backOfficeOf(portal);
    const later = await orderCard({
      firstName: 'Anne',
      lastName: 'Sortesen',
      startDate: '2026-05-01',
    });
    portal.clock.set('2026-03-06T20:00:00Z');
    const sooner = await orderCard({ firstName: 'Bente', lastName: 'Sortesen' });
    const order = async (sort?: 'cardName' | '-cardName' | 'startDate' | 'company') =>
      (await requests({ searchFor: 'sortesen', ...(sort && { sort }) })).map(({ id }) => id);
    expect(await order()).toEqual([later, sooner]);
    expect(await order('cardName')).toEqual([later, sooner]);
    expect(await order('-cardName')).toEqual([sooner, later]);
    expect(await order('startDate')).toEqual([sooner, later]);
    // A person of another company, whose name sorts between the others, has a card.
    await placeWaitingCards(portal.database, await placeFreeCompany(portal.database), 1);
    await orderCard({ lastName: 'Aas' });
    for (const [sort, sign] of [
      ['company', 1],
      ['-company', -1],
    ] as const) {
      const companies = (await requests({ sort })).map(({ companyName }) => companyName);
      const { compare } = new Intl.Collator('nb');
      expect(companies).toContain('Fribedrift');
      expect(companies).toEqual(companies.toSorted((one, another) => sign * compare(one, another)));
    }
  });

  portalTest('is for who has the role and the service', async (portal) => {
    const hr = portal.user('hr-free-ticket');
    expect(await portal.callAs(hr, listCardRequests, {})).toMatchObject({ status: 403 });
    // The role alone opens it at the third operator (spec 1 §6).
    const admins = (['ruter', 'akt', 'fjord'] as const).map((tenant) =>
      portal.callAs(portal.user('travel-cards', tenant), listCardRequests, {}),
    );
    expect((await Promise.all(admins)).map(({ status }) => status)).toEqual([403, 403, 200]);
  });
});

describe('PUT …/travel-card/{id}/card-number/{cardNumber} (spec 3 §7)', () => {
  portalTest('makes the card: its state becomes created', async (portal) => {
    const { orderCard, make, requests } = backOfficeOf(portal, 'fjord');
    const employeeId = newEmployeeId();
    const id = await orderCard({ employeeId });
    expect(await make(id, 'AB-123456')).toMatchObject({ status: 200, json: { id } });
    expect(await requests({ searchFor: employeeId })).toEqual([]);
    expect((await changesOfTicket(portal.database, id)).at(-1)).toMatchObject({
      kind: 'make-card',
      after: { cardNumber: 'AB-123456', cardState: 'CARD_CREATED' },
    });
  });

  portalTest.each(['12345678', '1234567890', '1234 6789', 'ÆØÅ123456'])(
    'refuses %s: exactly 9 characters (spec 3 §6)',
    async (portal, cardNumber) => {
      const { orderCard, make } = backOfficeOf(portal);
      const id = await orderCard();
      expect(await make(id, cardNumber)).toMatchObject(refused('MALFORMED', 400));
    },
  );

  portalTest(
    'refuses a number in use, a card that has one, and another operator',
    async (portal) => {
      const { orderCard, make } = backOfficeOf(portal);
      const [one, other] = [await orderCard(), await orderCard()];
      const number = newMadeNumber();
      await make(one, number);
      expect(await make(other, number)).toMatchObject(refused('CARD_NUMBER_IN_USE', 409));
      expect(await make(one, newMadeNumber())).toMatchObject(refused('CARD_NOT_REQUESTED', 409));
      const elsewhere = portal.callAs(portal.user('operator', 'fjord'), setCardNumber, {
        params: { id: other, cardNumber: newMadeNumber() },
      });
      expect(await elsewhere).toMatchObject(refused('CARD_NOT_FOUND', 404));
    },
  );
});

describe('past expiry, and PUT …/travel-card/{id}/deactivate (spec 3 §7)', () => {
  portalTest('a made card whose ticket is over is listed until it is blocked', async (portal) => {
    const { user, orderCard, make, deactivate } = backOfficeOf(portal);
    const [id, number] = [await orderCard(), newMadeNumber()];
    await make(id, number);
    const listed = async (searchFor = '') => {
      const query = { maxEntries: '100', searchFor };
      const answer = await portal.callAs(user, listPastExpiryCards, { query });
      return (answer.json as { matches: { id: number }[] }).matches.map((card) => card.id);
    };
    expect(await listed()).not.toContain(id);
    expect(await deactivate(id)).toMatchObject(refused('CARD_IN_USE', 409));
    await endYesterday(portal, id);
    expect(await listed()).toContain(id);
    for (const words of [String(id), number]) expect(await listed(words)).toEqual([id]);
    expect(await listed('nobody')).toEqual([]);
    expect(await deactivate(id)).toMatchObject({ status: 200, json: { id } });
    expect(await listed()).not.toContain(id);
    expect(await deactivate(id)).toMatchObject(refused('CARD_NOT_MADE', 409));
    expect((await changesOfTicket(portal.database, id)).at(-1)).toMatchObject({
      kind: 'deactivate-card',
      before: { cardState: 'CARD_CREATED' },
      after: { cardState: 'CARD_DEACTIVATED' },
    });
  });

  portalTest('a card that waits is not blocked, nor one that is not there', async (portal) => {
    const { orderCard, deactivate } = backOfficeOf(portal);
    expect(await deactivate(await orderCard())).toMatchObject(refused('CARD_NOT_MADE', 409));
    expect(await deactivate(999_999_999)).toMatchObject(refused('CARD_NOT_FOUND', 404));
  });
});

describe('PUT …/travel-card/{id}/replace (spec 3 §7)', () => {
  portalTest.each(['ruter', 'fjord'] as const)(
    'blocks the card and orders another one (%s)',
    async (portal, tenant) => {
      const { orderCard, make, replace, requests } = backOfficeOf(portal, tenant);
      const id = await orderCard({ lastName: 'Erstattesen' });
      const number = newMadeNumber();
      expect(await replace(id)).toMatchObject(refused('CARD_NOT_REPLACEABLE', 409));
      await make(id, number);
      expect(await replace(id)).toMatchObject({ status: 200, json: { id } });
      const [request] = await requests({ searchFor: String(id) });
      expect(request).toMatchObject({
        id,
        replacementCount: 1,
        replacementReason: 'lost',
        replacedCardNumber: number,
      });
      expect(await ticketFacts(portal.database, id)).toMatchObject({
        expiration_date: null,
        medium_slot: null,
      });
      expect(await replace(id)).toMatchObject(refused('CARD_NOT_REPLACEABLE', 409));
    },
  );

  portalTest(
    'is lost where no reason is said, as the specification has no body',
    async (portal) => {
      const { user, orderCard, make, requests } = backOfficeOf(portal);
      const id = await orderCard();
      await make(id, newMadeNumber());
      await portal.callAs(user, replaceFreeCard, { params: { id }, body: {} });
      const [request] = await requests({ searchFor: String(id) });
      expect(request).toMatchObject({ replacementReason: 'lost' });
    },
  );

  portalTest('is not the second operator’s (spec 3 §4)', async (portal) => {
    const { user, replace, company } = backOfficeOf(portal, 'akt');
    const answer = await orderFreeIn(portal)(onCard(newCardNumber()), { user, company });
    const { id } = answer.json as { id: number };
    expect(await replace(id)).toMatchObject({ status: 403 });
  });

  portalTest('needs an address to which the card is posted', async (portal) => {
    const { orderCard, make, replace, requests, company } = backOfficeOf(portal);
    const [id, waiting] = [await orderCard(), await orderCard()];
    await make(id, newMadeNumber());
    const address = await setPostAddress(portal.database, company.id, null);
    const [request] = await requests({ searchFor: String(waiting) });
    expect(request).toMatchObject({ id: waiting, hasPostAddress: false });
    expect(await replace(id)).toMatchObject(refused('TRAVEL_CARD_NO_COMPANY_POST_ADDRESS', 422));
    await setPostAddress(portal.database, company.id, address);
    expect(await replace(999_999_999)).toMatchObject(refused('TICKET_NOT_FOUND', 404));
  });
});
