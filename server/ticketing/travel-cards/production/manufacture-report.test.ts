import { listRequestedCards } from '@takst/contract/ticketing/travel-cards/list-requested-cards.contract.ts';
import { getManufactureReport } from '@takst/contract/ticketing/travel-cards/manufacture-report.contract.ts';
import { describe, expect } from 'vitest';
import { placeFreeCompany } from '#services/free-tickets/book/test-book-world.store.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import { setTicketFacts } from '#ticketing/tickets/test-tickets.store.ts';
import { backOfficeOf, newMadeNumber } from '../test-back-office.ts';
import { placeWaitingCards, setPostAddress } from '../test-cards.store.ts';
import { reports } from './test-reports.ts';

// Each counts the cards of a day: it has a portal of its own.
const portalTest = portalTestWith({});
const otherPortalTest = portalTestWith({});
const sharedTest = portalTestWith({});

describe('GET /schoolticket-api/travel-card/manufacture-report (spec 3 §7)', () => {
  portalTest('has a row for what waits and one for each company and day', async (portal) => {
    const { orderCard, make, company } = backOfficeOf(portal);
    const companyId = String(company.id);
    const waiting = async () =>
      (await reports(portal, { companyId })).matches.find((row) => row.manufacturedDate === null);
    const before = (await waiting())?.numberOfCards ?? 0;
    const [one, other, third] = [
      await orderCard({ lastName: 'Øst' }),
      await orderCard({ lastName: 'Ask' }),
      await orderCard({ lastName: 'Berg' }),
    ];
    expect(await waiting()).toMatchObject({ state: 'REQUESTED', numberOfCards: before + 3 });
    const numbers = [newMadeNumber(), newMadeNumber(), newMadeNumber()] as const;
    portal.clock.set('2026-03-06T12:00:00+01:00');
    await make(one, numbers[0]);
    await make(other, numbers[1]);
    await make(third, numbers[2]);
    const expiration_date = Temporal.PlainDate.from('2026-08-31');
    await setTicketFacts(portal.database, third, { expiration_date });
    const times = { requestedAt: '2026-03-06T09:00:00Z', manufacturedAt: '2026-03-06T11:00:00Z' };
    const without = { ...times, startDate: '2026-04-01', expirationDate: null };
    const ending = { ...without, expirationDate: '2026-08-31' };
    const today = { companyId, manufacturedDate: '2026-03-06' };
    const { totalEntries, matches } = await reports(portal, today);
    expect(totalEntries).toBe(1);
    expect(matches[0]).toMatchObject({
      company: { id: company.id, name: expect.stringContaining('Skogveien') },
      manufacturedDate: '2026-03-06',
      state: 'CREATED',
      numberOfCards: 3,
      cards: [
        { id: other, cardNumber: numbers[1], cardName: 'Kari Ask', ...without },
        { id: third, cardNumber: numbers[2], cardName: 'Kari Berg', ...ending },
        { id: one, cardNumber: numbers[0], cardName: 'Kari Øst', ...without },
      ],
    });
    // What is made the day after is a row of its own.
    const later = await orderCard();
    portal.clock.set('2026-03-07T09:00:00+01:00');
    await make(later, newMadeNumber());
    expect(await reports(portal, today)).toEqual({ totalEntries, matches });
    expect(
      (await reports(portal, { companyId, manufacturedDate: '2026-03-07' })).matches,
    ).toMatchObject([{ numberOfCards: 1, cards: [{ id: later }] }]);
  });

  otherPortalTest('keeps the address as it was printed', async (portal) => {
    const { orderCard, make, company } = backOfficeOf(portal);
    await make(await orderCard(), newMadeNumber());
    const moved = {
      line1: 'Nyveien 1',
      line2: null,
      postCode: '0150',
      city: 'Oslo',
      country: 'NO',
    };
    await setPostAddress(portal.database, company.id, moved);
    const query = { companyId: String(company.id), manufacturedDate: '2026-03-06' };
    const [printed] = (await reports(portal, query)).matches;
    expect(printed?.postAddress?.line1).toContain('Skogveien 77');
    expect(printed?.laterPostAddresses).toEqual([]);
    // What is made after the company has moved is posted to the other address, which stands there too.
    for (let time = 0; time < 2; time += 1) await make(await orderCard(), newMadeNumber());
    const [movedIn] = (await reports(portal, query)).matches;
    expect(movedIn?.postAddress?.line1).toContain('Skogveien 77');
    expect(movedIn?.laterPostAddresses).toMatchObject([{ line1: 'Nyveien 1' }]);
    // Each day has the addresses of its own.
    portal.clock.set('2026-03-07T10:00:00+01:00');
    await setPostAddress(portal.database, company.id, { ...moved, line1: 'Bakveien 2' });
    await make(await orderCard(), newMadeNumber());
    expect((await reports(portal, query)).matches).toEqual([movedIn]);
    const [dayAfter] = (await reports(portal, { ...query, manufacturedDate: '2026-03-07' }))
      .matches;
    expect(dayAfter).toMatchObject({
      postAddress: { line1: 'Bakveien 2' },
      laterPostAddresses: [],
    });
    await setPostAddress(portal.database, company.id, moved);
    await orderCard();
    const [waiting, ...rows] = (await reports(portal, { companyId: String(company.id) })).matches;
    // Cards are read of a day alone.
    expect(rows.map(({ cards }) => cards)).toEqual(rows.map(() => []));
    expect(waiting).toMatchObject({
      manufacturedDate: null,
      postAddress: { line1: 'Nyveien 1' },
      laterPostAddresses: [],
    });
    await setPostAddress(portal.database, company.id, null);
    const [without] = (await reports(portal, { companyId: String(company.id) })).matches;
    expect(without).toMatchObject({ postAddress: null });
  });

  sharedTest('is created as long as one card of the day is', async (portal) => {
    const { orderCard, make, deactivate, company } = backOfficeOf(portal);
    const ids = [await orderCard(), await orderCard()];
    for (const id of ids) await make(id, newMadeNumber());
    const query = { companyId: String(company.id), manufacturedDate: '2026-03-06' };
    const state = async () => (await reports(portal, query)).matches[0]?.state;
    for (const id of ids) {
      expect(await state()).toBe('CREATED');
      await setTicketFacts(portal.database, id, {
        start_date: portal.clock.today().subtract({ days: 2 }),
        expiration_date: portal.clock.today().subtract({ days: 1 }),
      });
      await deactivate(id);
    }
    expect(await state()).toBe('DEACTIVATED');
  });

  sharedTest('goes by pages, those that wait first, and is the main operator’s', async (portal) => {
    for (let companies = 0; companies < 2; companies += 1) {
      await placeWaitingCards(portal.database, await placeFreeCompany(portal.database), 1);
    }
    const all = await reports(portal, { maxEntries: '100' });
    // Those that wait by the name of the company, of two with one name the older first.
    const waiting = all.matches
      .filter(({ manufacturedDate }) => manufacturedDate === null)
      .map(({ company }) => [company.name, company.id] as const);
    const { compare } = new Intl.Collator('nb');
    expect(waiting).toEqual(
      waiting.toSorted(([name, id], other) => compare(name, other[0]) || id - other[1]),
    );
    expect(waiting.filter(([name]) => name === 'Fribedrift')).toHaveLength(2);
    const dates = all.matches.map(({ manufacturedDate }) => manufacturedDate ?? '9999');
    expect(dates).toEqual(dates.toSorted().toReversed());
    const second = await reports(portal, { maxEntries: '1', offset: '1' });
    expect(second).toEqual({ totalEntries: all.totalEntries, matches: all.matches.slice(1, 2) });
    expect(all.matches.every(({ cards }) => cards.length === 0)).toBe(true);
    const others = (['akt', 'fjord'] as const).map((tenant) =>
      portal.callAs(portal.user('travel-cards', tenant), getManufactureReport, {}),
    );
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([403, 403]);
  });
});

describe('the cards of a company that wait', () => {
  portalTest(
    'are listed for who enters their numbers, the oldest request first',
    async (portal) => {
      const { user, orderCard, make, replace, cancel, company } = backOfficeOf(portal);
      const listed = async (companyId: number, query: { maxEntries: string; offset?: string }) => {
        const input = { params: { id: companyId }, query };
        const { json } = await portal.callAs(user, listRequestedCards, input);
        return json as { totalEntries: number; matches: unknown[] };
      };
      const id = await orderCard({ lastName: 'Ventesen' });
      const { matches, totalEntries } = await listed(company.id, { maxEntries: '100' });
      expect(matches).toHaveLength(totalEntries);
      expect(matches.at(-1)).toMatchObject({
        id,
        cardName: 'Kari Ventesen',
        startDate: '2026-04-01',
        replacedCardNumber: null,
      });
      expect(await cancel(await orderCard())).toMatchObject({ status: 200 });
      const number = newMadeNumber();
      const replacedId = await orderCard({ lastName: 'Erstattesen' });
      await make(replacedId, number);
      await replace(replacedId);
      // The card after those that came before.
      const page = { maxEntries: '1', offset: String(totalEntries) };
      expect(await listed(company.id, page)).toMatchObject({
        totalEntries: totalEntries + 1,
        matches: [{ id: replacedId, replacedCardNumber: number }],
      });
      // By when it was ordered, whichever was stored first.
      portal.clock.set('2026-03-02T10:00:00+01:00');
      const oldest = await orderCard();
      portal.clock.set('2026-03-06T10:00:00+01:00');
      const inOrder = (await listed(company.id, { maxEntries: '100' })).matches as { id: number }[];
      expect(inOrder.map((one) => one.id).filter((one) => [id, oldest].includes(one))).toEqual([
        oldest,
        id,
      ]);
      const other = portal.company('several-services').id;
      expect(await listed(other, { maxEntries: '100' })).toEqual({ totalEntries: 0, matches: [] });
    },
  );
});
