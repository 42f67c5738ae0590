import {
  countSchoolTickets,
  downloadSchoolTickets,
  listSchoolTickets,
} from '@takst/contract/services/school-tickets/list/school-ticket-list.contract.ts';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import type { CallInput } from '#testing/portal/call-as.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { anonymiseAll } from '#ticketing/tickets/anonymise/test-anonymise.ts';
import { schoolTicketService } from '../school-ticket.service.ts';
import { placePupils } from '../test-pupils.ts';

type Query = NonNullable<CallInput<typeof listSchoolTickets>['query']>;

const day = (text: string) => Temporal.PlainDate.from(text);
const endedOn = (end: string) => ({ end: day(end), isEnded: true });
const nextYear = { start: day('2026-08-20'), end: day('2027-06-30') };

/** Pupils of class Q, each in one situation that the last name says; today is 6 March 2026. */
const portalTest = portalTestWith(async ({ start }) => {
  const portal = await start();
  const pupil = (lastName: string, more: object = {}) => ({
    firstName: 'Elev',
    lastName,
    className: 'Q2',
    ...more,
  });
  await placePupils(portal, 'school', [
    pupil('Fetched', { phone: '91200001', tickets: [{ isFetched: true }] }),
    pupil('Waiting', { phone: '91200002' }),
    pupil('Pending', { phone: '91200003', tickets: [{ start: day('2026-03-20') }] }),
    pupil('Existing', { card: 'existing', cardNumber: '9120000000000004' }),
    pupil('Requested', { card: 'requested' }),
    pupil('Made', { card: 'made', cardNumber: '912000006' }),
    pupil('Blocked', {
      card: 'blocked',
      cardNumber: '912000007',
      tickets: [endedOn('2026-02-10')],
    }),
    pupil('Cancelled', { phone: '91200008', tickets: [{ isCancelled: true }] }),
    pupil('Ended', { phone: '91200009', tickets: [endedOn('2026-03-05')] }),
    pupil('Nextyear', { phone: '91200010', className: 'Q10', tickets: [nextYear] }),
    // On the last day of the year before.
    pupil('Earlier', {
      phone: '91200011',
      tickets: [{ ...endedOn('2025-06-30'), start: day('2025-06-30') }],
    }),
    { firstName: null, lastName: null, className: null, card: 'made', cardNumber: '912000012' },
  ]);
  return portal;
});

const params = (portal: TestPortal) => ({ id: portal.company('school').id });

async function list(portal: TestPortal, query: Query = {}) {
  const input = { params: params(portal), query: { maxEntries: '10000', ...query } };
  const answer = await portal.callAs(portal.user('school'), listSchoolTickets, input);
  expect(answer.status).toBe(200);
  return z.parse(listSchoolTickets.reply, answer.json);
}
const ours = async (portal: TestPortal, query: Query = {}) =>
  (await list(portal, { className: 'Q2', ...query })).matches.map(({ lastName }) => lastName);

async function counts(
  portal: TestPortal,
  query: CallInput<typeof countSchoolTickets>['query'] = {},
) {
  const input = { params: params(portal), query };
  const answer = await portal.callAs(portal.user('school'), countSchoolTickets, input);
  expect(answer.status).toBe(200);
  return z.parse(countSchoolTickets.reply, answer.json);
}

const inYear = ['Blocked', 'Cancelled', 'Ended', 'Existing', 'Fetched', 'Made', 'Pending'];
const thisYear = [...inYear, 'Requested', 'Waiting'];

describe('the overview of a school (spec 3 §2, §7)', () => {
  portalTest('has the tickets of a school year, whatever their status', async (portal) => {
    expect(await ours(portal, { year: '2025' })).toEqual(thisYear);
    expect(await ours(portal, { year: '2024' })).toEqual(['Earlier']);
    expect(await ours(portal, { year: '2019' })).toEqual([]);
    expect(await ours(portal)).toEqual([...thisYear, 'Earlier'].toSorted());
  });

  portalTest.each([
    ['active', ['Existing', 'Fetched', 'Made', 'Requested', 'Waiting']],
    ['pending', ['Pending']],
    ['code-not-fetched', ['Waiting']],
    ['card-requested', ['Requested']],
    ['over', ['Blocked', 'Cancelled', 'Ended']],
  ] as const)('has a filter for %s, and counts it', async (portal, filter, expected) => {
    const query = { year: '2025', className: 'Q2' };
    expect(await ours(portal, { ...query, filter })).toEqual(expected);
    const counted = await counts(portal, query);
    expect(counted.counts[filter]).toBe(expected.length);
    expect(counted.all).toBe(thisYear.length);
  });

  portalTest.each([
    ['waiting', ['Waiting']],
    ['elev made', ['Made']],
    ['91200009', ['Ended']],
    ['912000006', ['Made']],
    ['q2 fetched', ['Fetched']],
    ['nobody', []],
  ])('finds by name, class, phone and card: %s', async (portal, searchFor, expected) => {
    expect(await ours(portal, { searchFor })).toEqual(expected);
  });

  portalTest('finds a card on which no name is written yet by its number', async (portal) => {
    const { matches } = await list(portal, { searchFor: '912000012' });
    expect(matches).toMatchObject([
      {
        firstName: null,
        className: null,
        cardNumber: '912000012',
        allowedActions: expect.arrayContaining(['UPDATE_CARD_NAME']),
      },
    ]);
    expect(matches[0]?.allowedActions).not.toContain('UPDATE_NAME');
  });

  portalTest('offers the years that have tickets beside the previous one', async (portal) => {
    const { years } = await counts(portal);
    expect(years.map(({ name }) => name)).toEqual(['2026/2027', '2025/2026', '2024/2025']);
    for (const { year, tickets } of years) {
      expect((await list(portal, { year: String(year) })).totalEntries).toBe(tickets);
    }
  });

  portalTest('offers the classes of the year, 9A before 10A', async (portal) => {
    const named = async (year: string) => (await counts(portal, { year })).classes;
    const classes = (await named('2025')).map(({ className }) => className);
    expect(classes).toEqual(['8A', '8B', '9A', '9B', '10A', '10B', 'Q2']);
    expect(await named('2026')).toEqual([{ className: 'Q10', tickets: 1 }]);
    const all = (await counts(portal)).classes.map(({ className }) => className);
    expect(all.slice(-2)).toEqual(['Q2', 'Q10']);
  });

  portalTest('says of a ticket what the specification names (spec 3 §3)', async (portal) => {
    const { matches } = await list(portal, { searchFor: 'elev waiting' });
    expect(matches).toMatchObject([
      {
        studentId: 'Q1',
        className: 'Q2',
        status: 'active',
        startDate: day('2025-08-20'),
        expirationDate: day('2026-06-30'),
        invoiceReference: expect.stringContaining('Skoleskyss'),
        pricePerMonth: 377,
        mediaType: 'MOBILE_TICKET',
        phone: '91200002',
        downloadedToPhone: false,
        travelCardState: null,
        zoneFrom: '1',
        zoneTo: '2Ø',
      },
    ]);
    const [ticket] = matches;
    expect(ticket?.allowedActions.toSorted()).toEqual(
      [
        'CHANGE_ZONE',
        'RESEND_PICKUP_CODE',
        'UPDATE_CLASS_NAME',
        'UPDATE_EXPIRY',
        'UPDATE_NAME',
        'UPDATE_STUDENTID',
      ].toSorted(),
    );
  });

  portalTest.each([
    ['lastName', thisYear],
    ['-lastName', thisYear.toReversed()],
    ['expirationDate', ['Blocked', 'Ended']],
  ] as const)('is sorted by %s', async (portal, sort, expected) => {
    const names = await ours(portal, { year: '2025', sort });
    expect(names.slice(0, expected.length)).toEqual(expected);
  });

  portalTest('comes in pages', async (portal) => {
    const query = { className: 'Q2', year: '2025', maxEntries: '3', offset: '2' };
    const page = await list(portal, query);
    expect(page.totalEntries).toBe(thisYear.length);
    expect(page.matches.map(({ lastName }) => lastName)).toEqual(thisYear.slice(2, 5));
  });

  portalTest('refuses what is no year', async (portal) => {
    for (const year of ['25', '2025/2026', '2025; drop']) {
      const input = { params: params(portal), query: { year } };
      const answer = await portal.callAs(portal.user('school'), listSchoolTickets, input);
      expect(answer).toMatchObject({ status: 400 });
    }
  });

  portalTest('is of the school alone', async (portal) => {
    const ofOthers = { params: { id: portal.company('several-services').id } };
    for (const route of [listSchoolTickets, countSchoolTickets, downloadSchoolTickets]) {
      const answer = await portal.callAs(portal.user('school'), route, ofOthers);
      expect(answer.status).toBe(404);
      const bySomebody = await portal.callAs(portal.user('hr'), route, { params: params(portal) });
      expect(bySomebody.status).toBe(404);
    }
  });

  portalTest('is read by global school administrators', async (portal) => {
    const user = portal.user('school-support');
    const answer = await portal.callAs(user, listSchoolTickets, { params: params(portal) });
    expect(answer.status).toBe(200);
  });
});

describe('the file of the overview', () => {
  portalTest('has the rows of the year, in the words of the pages', async (portal) => {
    const input = { params: params(portal), query: { year: '2025', className: 'Q2' } };
    const { text, headers } = await portal.callAs(
      portal.user('school'),
      downloadSchoolTickets,
      input,
    );
    const [heading, ...rows] = text.trim().split(/\r?\n/);
    expect(heading?.replace('\uFEFF', '')).toBe(
      'Fornavn;Etternavn;Klasse;Elevnummer;Billett på;Mobilnummer;Kortnummer;Kortstatus;' +
        'Navn på kortet;Soner;Første dag;Siste dag;Status;Fakturareferanse;Pris per måned;Eleven skylder',
    );
    expect(rows).toHaveLength(thisYear.length);
    expect(rows.find((row) => row.includes('Blocked'))).toMatch(/Sperret;.*10\.02\.2026;Utløpt/);
    expect(headers['content-disposition']).toContain('skolebilletter-');
  });
});

describe('pupils whose tickets ended three months ago', () => {
  portalTest('are in the list no more (domain: People’s data)', async (portal) => {
    await anonymiseAll(portal, { service: schoolTicketService });
    // The cancelled one was cancelled in August.
    const remainingNames = thisYear.filter((name) => name !== 'Cancelled');
    expect(await ours(portal)).toEqual(remainingNames);
    expect((await counts(portal)).years.map(({ name }) => name)).not.toContain('2024/2025');
  });
});
