import {
  countFreeTickets,
  downloadFreeTickets,
  listFreeTickets,
} from '@takst/contract/services/free-tickets/list/free-ticket-list.contract.ts';
import { cancelFreeTicket } from '@takst/contract/services/free-tickets/ticket/cancel-free-ticket.contract.ts';
import { endFreeTicket } from '@takst/contract/services/free-tickets/ticket/end-free-ticket.contract.ts';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { idOf } from '#services/company-tickets/test-order.ts';
import type { CallInput } from '#testing/portal/call-as.ts';
import { anonymiseAll } from '#ticketing/tickets/anonymise/test-anonymise.ts';
import { endLongAgo } from '#ticketing/tickets/anonymise/test-anonymise.store.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { setTicketFacts, setTicketService } from '#ticketing/tickets/test-tickets.store.ts';
import { editsIn } from '../edit/test-edits.ts';
import { freeTicketService } from '../free-ticket.service.ts';
import { nameDepartments, setHolderOfTicket } from './test-list.store.ts';
import {
  departmentsOf,
  freeCompany,
  newCardNumber,
  onCard,
  orderFreeIn,
} from '../test-free-order.ts';

type Query = CallInput<typeof listFreeTickets>['query'];

const day = (text: string) => Temporal.PlainDate.from(text);
const params = (portal: TestPortal) => ({ id: freeCompany(portal).id });

/** Tickets of every kind, by employee number; today is 6 March 2026. */
const portalTest = portalTestWith(async ({ start }) => {
  const portal = await start();
  const user = portal.user('support');
  const order = orderFreeIn(portal);
  const place = async (employeeId: string, more: Parameters<typeof order>[0] = {}) =>
    idOf(await order({ startDate: '2026-03-06', ...more, employeeId }));
  await place('Q-active', { lastName: 'Ødegård', firstName: 'Bo' });
  await place('Q-pending', { lastName: 'Ødegård', firstName: 'Al', startDate: '2026-05-01' });
  await place('Q-card', { ...onCard('8800000001'), lastName: 'Aas' });
  await place('Q-tomake', { ...onCard(), lastName: 'Årud' });
  const ending = await place('Q-ending', { lastName: 'Berg' });
  await portal.callAs(user, endFreeTicket, { params: { id: ending, isoDate: '2026-05-31' } });
  const cancelled = await place('Q-cancelled', { startDate: '2026-05-01' });
  await portal.callAs(user, cancelFreeTicket, { params: { id: cancelled } });
  // What was to go on where it ends is cancelled: it ends all the same.
  await setTicketFacts(portal.database, cancelled, { continues_id: ending });
  const expired = await place('00Q17');
  await setTicketFacts(portal.database, expired, {
    start_date: day('2026-01-01'),
    expiration_date: day('2026-03-05'),
  });
  // None of these is in the list of the company.
  await endLongAgo(portal.database, [await place('Q-anonymised')]);
  await anonymiseAll(portal, { service: freeTicketService });
  const ofOthers = await place('Q-other-service');
  await setTicketService(portal.database, ofOthers, 'company-tickets');
  await placeStates(portal);
  return portal;
});

/** One ticket of each state for which a list is sorted, in the names' opposite order. */
async function placeStates(portal: TestPortal): Promise<void> {
  const { order, end, edit } = editsIn(portal);
  const place = (firstName: string, more: Parameters<typeof order>[0] = {}) =>
    order({ startDate: '2026-03-06', lastName: 'Tilstand', firstName, ...more });
  await place('Harald');
  await place('Guri', onCard());
  await end(await place('Frode', onCard(newCardNumber())), '2026-04-30');
  await end(await place('Eli', onCard(newCardNumber())), '2026-05-31');
  await place('Dag', { startDate: '2026-04-15' });
  await place('Cato', { startDate: '2026-05-01' });
  await place('Berit', onCard(newCardNumber()));
  const expired = await place('Arne', onCard());
  await setTicketFacts(portal.database, expired, {
    start_date: day('2026-01-01'),
    expiration_date: day('2026-03-05'),
  });
  // It goes on as another ticket, in one zone.
  const continued = await place('Tone', { ...onCard(newCardNumber()), lastName: 'Fortsatt' });
  await edit(continued, { zoneFrom: '1', zoneTo: '1', timeOfChange: '2026-04-01' });
}

const isOurs = ({ employeeId }: { employeeId: string }) => /Q/.test(employeeId);
const numbers = (entries: readonly { employeeId: string }[]) =>
  entries.filter(isOurs).map(({ employeeId }) => employeeId.replace('Q-', ''));

async function list(portal: TestPortal, query: Query = {}) {
  const input = { params: params(portal), query: { maxEntries: '10000', ...query } };
  const answer = await portal.callAs(portal.user('hr-free-ticket'), listFreeTickets, input);
  expect(answer.status).toBe(200);
  return z.parse(listFreeTickets.reply, answer.json);
}

async function counts(portal: TestPortal) {
  const input = { params: params(portal) };
  const answer = await portal.callAs(portal.user('hr-free-ticket'), countFreeTickets, input);
  return z.parse(countFreeTickets.reply, answer.json);
}

describe('the list of free tickets (spec 3 §2, §7)', () => {
  portalTest('has active and pending ones by name, in Norwegian order', async (portal) => {
    const { totalEntries, matches } = await list(portal);
    expect(totalEntries).toBe(matches.length);
    expect(numbers(matches)).toEqual(['ending', 'pending', 'active', 'tomake', 'card']);
  });

  portalTest.each([
    ['active,pending', ['active', 'card', 'ending', 'pending', 'tomake']],
    ['cancelled,expired,failed', ['00Q17', 'cancelled']],
    ['expired', ['00Q17']],
    ['pending', ['pending']],
  ])('has those with a status of %s', async (portal, statusFilter, expected) => {
    const { matches } = await list(portal, { statusFilter });
    expect(numbers(matches).toSorted()).toEqual(expected);
  });

  portalTest('refuses a status that nothing has', async (portal) => {
    const query = { statusFilter: 'active,unknown' };
    const input = { params: params(portal), query };
    const answer = await portal.callAs(portal.user('hr-free-ticket'), listFreeTickets, input);
    expect(answer).toMatchObject({ status: 400 });
  });

  portalTest.each([
    ['active', ['active', 'card', 'ending', 'tomake']],
    ['pending', ['pending']],
    ['code-not-fetched', ['active', 'ending']],
    ['card-requested', ['tomake']],
    ['ending', ['ending']],
    ['over', ['00Q17', 'cancelled']],
  ] as const)('has a filter for %s, and counts it', async (portal, filter, expected) => {
    const { totalEntries, matches } = await list(portal, { filter });
    expect(numbers(matches).toSorted()).toEqual(expected);
    const counted = await counts(portal);
    expect(counted.counts[filter]).toBe(totalEntries);
  });

  portalTest('counts active and pending ones in all and by department', async (portal) => {
    const { all, departments } = await counts(portal);
    expect(all).toBe((await list(portal)).totalEntries);
    expect(departments.reduce((sum, { tickets }) => sum + tickets, 0)).toBe(all);
    const [first = 0] = departmentsOf(freeCompany(portal));
    const { matches } = await list(portal, { agreementNumber: String(first) });
    expect(matches.length).toBe(departments.find(({ id }) => id === first)?.tickets);
    expect(matches.every(({ agreementNumber }) => agreementNumber === first)).toBe(true);
  });

  portalTest.each([
    ['ødegård', ['active', 'pending']],
    ['odegard al', ['pending']],
    ['q-act', ['active']],
    ['8800000001', ['card']],
    ['00000001', ['card']],
    ['q 8800000001', []],
    ['nobody', []],
  ])('finds by name, employee number and card: %s', async (portal, searchFor, expected) => {
    const { totalEntries, matches } = await list(portal, { searchFor });
    expect(numbers(matches).toSorted()).toEqual(expected);
    expect(totalEntries).toBe(matches.length);
  });

  portalTest('finds by phone, and leaves what is over to its filter', async (portal) => {
    const { matches } = await list(portal, { searchFor: 'q-active' });
    const { phone } = matches[0] ?? {};
    expect(numbers((await list(portal, { searchFor: phone ?? '' })).matches)).toEqual(['active']);
    expect((await list(portal, { searchFor: '00q17' })).totalEntries).toBe(0);
    const over = await list(portal, { searchFor: '00q17', filter: 'over' });
    expect(numbers(over.matches)).toEqual(['00Q17']);
  });

  portalTest.each([
    ['firstName', ['pending', 'active']],
    ['-firstName', ['active', 'pending']],
    ['employeeId', ['active', 'pending']],
    ['status', ['active', 'pending']],
    ['-status', ['pending', 'active']],
  ] as const)('is sorted by %s', async (portal, sort, expected) => {
    expect(numbers((await list(portal, { searchFor: 'ødegård', sort })).matches)).toEqual(expected);
  });

  portalTest('is sorted by status: first what needs somebody, and by its day', async (portal) => {
    const inOrder = async (query: Query) =>
      (await list(portal, { searchFor: 'tilstand', ...query })).matches.map(
        ({ firstName }) => firstName,
      );
    const current = ['Harald', 'Guri', 'Frode', 'Eli', 'Dag', 'Cato', 'Berit'];
    expect(await inOrder({ sort: 'status' })).toEqual(current);
    const statusFilter = 'active,pending,expired';
    expect(await inOrder({ sort: 'status', statusFilter })).toEqual([...current, 'Arne']);
    // A card that was requested for a ticket that is over needs nobody here.
    expect(await inOrder({ filter: 'card-requested' })).toEqual(['Guri']);
  });

  portalTest('leaves out of those that end the one that goes on', async (portal) => {
    const named = async (query: Query) =>
      (await list(portal, { searchFor: 'fortsatt', ...query })).matches.map(({ status }) => status);
    expect((await named({})).toSorted()).toEqual(['active', 'pending']);
    expect(await named({ filter: 'ending' })).toEqual([]);
  });

  portalTest('says that a made card is in somebody’s hands', async (portal) => {
    const { matches } = await list(portal, { searchFor: '8800000001' });
    expect(matches).toMatchObject([{ isHandedOut: true }]);
    const requested = await list(portal, { searchFor: 'q-tomake' });
    expect(requested.matches).toMatchObject([{ isHandedOut: false }]);
  });

  portalTest('has departments in Norwegian order, by number without a name', async (portal) => {
    const { database } = portal;
    const [one = 0, other = 0] = departmentsOf(freeCompany(portal));
    const { order } = editsIn(portal);
    for (const agreementNumber of [one, other]) {
      await order({ agreementNumber, startDate: '2026-03-06', lastName: 'Avdeling' });
    }
    const giveBack = await nameDepartments(database, { [one]: 'Ås', [other]: 'Østre' });
    const { departments } = await counts(portal);
    expect(departments.map(({ id }) => id)).toEqual([other, one]);
    const query = { searchFor: 'avdeling', sort: 'invoiceReference' } as const;
    const { matches } = await list(portal, query);
    expect(matches.map(({ agreementNumber }) => agreementNumber)).toEqual([other, one]);
    await nameDepartments(database, { [one]: '' });
    const input = { params: params(portal), query };
    const file = await portal.callAs(portal.user('hr-free-ticket'), downloadFreeTickets, input);
    expect(file.text).toContain(`;${one};`);
    await giveBack();
  });

  portalTest('comes in pages', async (portal) => {
    const all = await list(portal);
    const query = { maxEntries: '2', offset: '1' };
    const page = await list(portal, query);
    expect(page.totalEntries).toBe(all.totalEntries);
    expect(page.matches.map(({ id }) => id)).toEqual(all.matches.slice(1, 3).map(({ id }) => id));
  });

  portalTest('is of the company alone', async (portal) => {
    const input = { params: { id: portal.company('contractor').id } };
    const answer = await portal.callAs(portal.user('hr-free-ticket'), listFreeTickets, input);
    expect(answer.status).toBe(404);
    const id = freeCompany(portal, 'akt').id;
    const abroad = await portal.callAs(portal.user('support'), listFreeTickets, { params: { id } });
    expect(abroad.json).not.toMatchObject({ totalEntries: expect.any(Number) });
  });
});

describe('the files of the list', () => {
  const download = async (
    portal: TestPortal,
    query: NonNullable<CallInput<typeof downloadFreeTickets>['query']>,
  ) =>
    portal.callAs(portal.user('hr-free-ticket'), downloadFreeTickets, {
      params: params(portal),
      query,
    });

  portalTest('are two: active and pending, and what is over', async (portal) => {
    const current = await download(portal, { statusFilter: 'active,pending' });
    expect(current.text.startsWith('Fornavn;Etternavn;Ansattnummer;Fødselsdato;')).toBe(true);
    expect(current.text).toContain('Bo;Ødegård;"Q-active";14.05.1985;Ansatt;Voksen;Mobil;');
    expect(current.text).not.toContain('Q-cancelled');
    expect(current.text).toContain(';"=""8800000001""";Produsert;');
    expect(current.headers['content-disposition']).toMatch(/fribilletter-\d+-2026-03-06\.csv/);
    const over = await download(portal, { statusFilter: 'cancelled,expired,failed' });
    expect(over.text).toContain(';"=""00Q17""";');
    expect(over.text).toContain(';Avbestilt;');
    expect(over.text).not.toContain('Q-active');
    expect(over.headers['content-disposition']).toMatch(/fribilletter-avsluttet-/);
    const byFilter = await download(portal, { filter: 'over' });
    expect(byFilter.headers['content-disposition']).toMatch(/fribilletter-avsluttet-/);
    // One zone stands there once.
    expect((await download(portal, { searchFor: 'fortsatt' })).text).toContain(';1;');
  });

  portalTest('hold no formula but the wrapper of a number', async (portal) => {
    const hostile = { lastName: '=1+1', firstName: '@sum(a1)', employeeId: '=cmd|A1' };
    const id = idOf(await orderFreeIn(portal)({ startDate: '2026-03-06' }));
    await setHolderOfTicket(portal.database, id, hostile);
    const { text } = await download(portal, { searchFor: 'cmd' });
    expect(text).toContain("'@sum(a1);'=1+1;\"'=cmd|A1\";");
  });
});

describe('a list of tickets', () => {
  portalTest('needs a user with free tickets', async (portal) => {
    const input = { params: params(portal) };
    const answer = await portal.callAs(portal.user('hr'), listFreeTickets, input);
    expect(answer.status).toBe(404);
  });
});
