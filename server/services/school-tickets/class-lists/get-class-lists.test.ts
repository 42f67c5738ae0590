import {
  getClassLists,
  maxTicketsOfClassLists,
} from '@takst/contract/services/school-tickets/class-lists/get-class-lists.contract.ts';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import type { CallInput } from '#testing/portal/call-as.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { placePupils } from '../test-pupils.ts';
import { placeOneEach } from '../ticket/test-school-calls.ts';
import { failTickets } from '../ticket/test-situations.store.ts';

type Query = NonNullable<CallInput<typeof getClassLists>['query']>;

const day = (text: string) => Temporal.PlainDate.from(text);
const nextYear = { start: day('2026-08-20'), end: day('2027-06-30') };
const endedYear = { end: day('2026-03-05'), isEnded: true };

/** Pupils of classes Q2 and Q10, each in one situation that the last name says; today is 6 March 2026. */
const portalTest = portalTestWith(async ({ start }) => {
  const portal = await start();
  const pupil = (lastName: string, more: object = {}) => ({
    firstName: 'Elev',
    lastName,
    className: 'Q2',
    ...more,
  });
  await placePupils(portal, 'school', [
    pupil('Ås', { phone: '91300001', tickets: [{ isFetched: true }] }),
    pupil('Ø', { phone: '91300002' }),
    pupil('Æ', { card: 'existing', cardNumber: '9130000000000004' }),
    pupil('Zeta', { card: 'requested', className: 'Q10' }),
    pupil('Blocked', { card: 'blocked', cardNumber: '913000007' }),
    pupil('Pending', { phone: '91300003', tickets: [{ start: day('2026-03-20') }] }),
    pupil('Cancelled', { phone: '91300008', tickets: [{ isCancelled: true }] }),
    pupil('Ended', { phone: '91300009', tickets: [endedYear] }),
    pupil('Otherzones', {
      phone: '91300010',
      tickets: [{ end: day('2026-03-31'), isEnded: true }, { start: day('2026-04-01') }],
    }),
    pupil('Nextyear', { phone: '91300011', tickets: [nextYear] }),
    pupil('Bothyears', { phone: '91300012', tickets: [{}, nextYear] }),
    { firstName: null, lastName: null, className: null, card: 'made', cardNumber: '913000012' },
  ]);
  return portal;
});

const params = (portal: TestPortal) => ({ id: portal.company('school').id });

async function listsOf(portal: TestPortal, query: Query = {}) {
  const input = { params: params(portal), query };
  const answer = await portal.callAs(portal.user('school'), getClassLists, input);
  expect(answer.status).toBe(200);
  return z.parse(getClassLists.reply, answer.json);
}
const pupilsOf = async (portal: TestPortal, query: Query = {}) => {
  const { lists } = await listsOf(portal, { className: 'Q2', ...query });
  return lists.flatMap(({ pupils }) => pupils);
};

const listed = ['Blocked', 'Bothyears', 'Otherzones', 'Pending', 'Æ', 'Ø', 'Ås'];

describe('the class lists of a school', () => {
  portalTest('have the pupils of a class with valid and coming tickets by name', async (portal) => {
    const pupils = await pupilsOf(portal);
    expect(pupils.map(({ lastName }) => lastName)).toEqual(listed);
    expect((await listsOf(portal)).year).toEqual({ year: 2025, name: '2025/2026' });
  });

  portalTest('have every class, 9A before 10A, each once', async (portal) => {
    const { lists } = await listsOf(portal);
    const names = lists.map(({ className }) => className);
    expect(names).toEqual(['8A', '8B', '9A', '9B', '10A', '10B', 'Q2', 'Q10']);
    const q2 = lists.find(({ className }) => className === 'Q2');
    expect(q2?.pupils).toEqual(await pupilsOf(portal));
  });

  portalTest('say what a pupil has, and whether it is fetched', async (portal) => {
    const pupils = await pupilsOf(portal);
    const ticketsOf = (name: string) => pupils.find(({ lastName }) => lastName === name)?.tickets;
    const lastDay = { expirationDate: day('2026-06-30') };
    expect(ticketsOf('Ås')).toMatchObject([
      { ...lastDay, mediaType: 'MOBILE_TICKET', downloadedToPhone: true, status: 'active' },
    ]);
    expect(ticketsOf('Ø')).toMatchObject([
      {
        downloadedToPhone: false,
        pickupCode: expect.stringMatching(/^Q\d+$/),
        travelCardState: null,
      },
    ]);
    expect(ticketsOf('Æ')).toMatchObject([
      { mediaType: 'TRAVEL_CARD', cardNumber: '9130000000000004', travelCardState: 'CREATED' },
    ]);
    expect(ticketsOf('Blocked')).toMatchObject([{ travelCardState: 'DEACTIVATED' }]);
    expect(ticketsOf('Pending')).toMatchObject([
      { status: 'pending', startDate: day('2026-03-20') },
    ]);
    const [zeta] = await pupilsOf(portal, { className: 'Q10' });
    expect(zeta).toMatchObject({
      lastName: 'Zeta',
      studentId: 'Q3',
      tickets: [{ travelCardState: 'REQUESTED', cardNumber: null }],
    });
  });

  portalTest('have a pupil once, with each ticket that goes on', async (portal) => {
    const pupils = await pupilsOf(portal);
    const other = pupils.filter(({ lastName }) => lastName === 'Otherzones');
    expect(other.map(({ tickets }) => tickets.map(({ startDate }) => String(startDate)))).toEqual([
      ['2025-08-20', '2026-04-01'],
    ]);
  });

  portalTest('say who is left out, and why', async (portal) => {
    expect((await listsOf(portal, { className: 'Q2' })).leftOut).toEqual({
      endedPupils: 2,
      namelessCards: 0,
    });
    const { leftOut } = await listsOf(portal);
    // The card of this test, and those of the demo world’s school.
    expect(leftOut.namelessCards).toBeGreaterThanOrEqual(1);
    expect(leftOut.endedPupils).toBeGreaterThanOrEqual(2);
    expect((await listsOf(portal, { year: '2019' })).lists).toEqual([]);
  });

  portalTest('count the cards without a name that are valid or coming', async (portal) => {
    const namelessCards = async () => (await listsOf(portal)).leftOut.namelessCards;
    const before = await namelessCards();
    const tickets = [{}, { start: day('2026-03-20') }, { isCancelled: true }, endedYear, {}];
    const ids = await placeOneEach(
      portal,
      tickets.map((ticket, place) => ({
        firstName: null,
        lastName: null,
        className: null,
        card: 'made',
        cardNumber: String(913_000_020 + place),
        tickets: [ticket],
      })),
    );
    await failTickets(portal.database, ids.slice(-1));
    expect(await namelessCards()).toBe(before + 2);
  });

  portalTest('are of the year that is asked for', async (portal) => {
    const pupils = await pupilsOf(portal, { year: '2026' });
    expect(pupils.map(({ lastName, tickets }) => [lastName, tickets.length])).toEqual([
      ['Bothyears', 1],
      ['Nextyear', 1],
    ]);
    expect((await listsOf(portal, { year: '2026' })).year?.name).toBe('2026/2027');
  });

  portalTest('are of the school alone', async (portal) => {
    const input = { params: { id: portal.company('several-services').id } };
    expect(await portal.callAs(portal.user('school'), getClassLists, input)).toMatchObject({
      status: 404,
    });
    const support = await portal.callAs(portal.user('school-support'), getClassLists, {
      params: params(portal),
    });
    expect(support.status).toBe(200);
  });
});

describe('class lists of more tickets than come at once', () => {
  portalTest('are refused and not cut off, and those of one class come', async (portal) => {
    const many = Array.from({ length: maxTicketsOfClassLists }, (_, place) => ({
      firstName: `Elev ${place}`,
      lastName: 'Mange',
      className: place === 0 ? 'R1' : 'R2',
      phone: `92${String(place).padStart(6, '0')}`,
      tickets: [{ ...nextYear, pickupCode: `R${place}` }],
    }));
    await placePupils(portal, 'school', many);
    const input = { params: params(portal), query: { year: '2026' } };
    const refused = await portal.callAs(portal.user('school'), getClassLists, input);
    expect(refused).toMatchObject({
      status: 422,
      json: { code: 'TOO_MANY_TICKETS', max: maxTicketsOfClassLists },
    });
    expect(await pupilsOf(portal, { year: '2026', className: 'R1' })).toHaveLength(1);
    expect(await pupilsOf(portal, { year: '2026', className: 'R2' })).toHaveLength(
      maxTicketsOfClassLists - 1,
    );
  });
});
