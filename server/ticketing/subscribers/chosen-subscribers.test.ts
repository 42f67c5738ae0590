import {
  countSubscribers,
  downloadSubscribers,
  listSubscribers,
} from '@takst/contract/ticketing/subscribers/list-subscribers.contract.ts';
import {
  type MonthAct,
  monthActs,
} from '@takst/domain/ticketing/subscribers/person-filter.rules.ts';
import { changesAs } from '#services/company-tickets/employee/test-changes.ts';
import * as z from 'zod/mini';
import { describe, expect } from 'vitest';
import { agreementOf, idOf, newPhone, orderIn } from '#services/company-tickets/test-order.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import type { CallInput } from '#testing/portal/call-as.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { setSubscriptionFacts } from '#services/subscriptions/test-subscriptions.store.ts';
import { subscribeIn } from '#services/subscriptions/test-subscriptions.ts';
import { setTicketFacts, ticketsOfPhone } from '#ticketing/tickets/test-tickets.store.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
const zones = (zoneFrom: string | null, zoneTo: string | null) => ({ zoneFrom, zoneTo });
const fetched = { downloaded_at: Temporal.Instant.from('2026-03-01T00:00:00Z') };

/** Name, employee number, phone, what becomes of their ticket, and its zones. On 6 March 2026. */
const people = [
  ['Åse', 'Zahl', 'C-10', '41239101', { ...fetched, start_date: day('2026-03-01') }],
  ['Bo', 'Yri', 'C-9', '41239102', { start_date: day('2026-03-01') }, zones('2Ø', '3Ø')],
  ['Cy', 'Xi', 'C-8', '41239103', {}, zones('1', '1')],
  [
    'Da',
    'Wold',
    'C-7',
    '41239104',
    { ...fetched, start_date: day('2026-03-01'), expiration_date: day('2026-03-31') },
    { validAllZones: true, ...zones(null, null) },
  ],
  [
    'Ea',
    'Vik',
    'C-11',
    '41239105',
    { start_date: day('2025-01-01'), expiration_date: day('2025-12-31') },
  ],
  [
    'Fy',
    'Xu',
    'C-12',
    '41239106',
    { ...fetched, start_date: day('2026-03-01'), expiration_date: day('2026-03-20') },
  ],
  ['Ga', 'Wang', 'C-13', '41239107', { start_date: day('2026-03-25') }],
  ['Hu', 'Ulv', 'C-14', '41239108', { cancelled_at: fetched.downloaded_at }],
] as const;

const company = (portal: TestPortal) => portal.company('contractor');
const portalTest = portalTestWith(async ({ start }) => {
  const portal = await start();
  for (const [firstName, lastName, employeeId, phone, facts, zonesOfOrder = {}] of people) {
    const body = { firstName, lastName, employeeId, phone, ...zonesOfOrder };
    await orderIn(portal)(body, { company: company(portal) });
    const [ticket] = await ticketsOfPhone(portal.database, phone);
    if (Object.keys(facts).length > 0) {
      await setTicketFacts(portal.database, ticket?.id ?? 0, facts);
    }
  }
  // Bo goes on in other zones, and Cy has an e-bike before the ticket begins.
  const [running] = await ticketsOfPhone(portal.database, '41239102');
  const other = { zoneFrom: '1', zoneTo: '1', expiryDate: '2026-03-31' };
  await changesAs(portal).changeZone(running?.id ?? 0, other);
  const bike = await subscribeIn(portal)({ phone: '41239103' }, { company: company(portal) });
  const start_date = day('2026-03-20');
  await setSubscriptionFacts(portal.database, idOf(bike), { start_date });
  // Hu has a subscription alone.
  const car = { type: 'OTTO', phone: '41239108', startDate: '2026-03-01' } as const;
  await subscribeIn(portal)(car, { company: company(portal) });
  return portal;
});

type RowsQuery = CallInput<typeof listSubscribers>['query'];

describe('the people that search, filter and sort choose', () => {
  const ask = async (portal: TestPortal, query: NonNullable<RowsQuery>) => {
    const input = { params: { id: company(portal).id }, query: { maxEntries: '100', ...query } };
    const answer = await portal.callAs(portal.user('hr'), listSubscribers, input);
    expect(answer.status).toBe(200);
    return z.parse(listSubscribers.reply, answer.json);
  };
  const ours = async (portal: TestPortal, query: NonNullable<RowsQuery>) =>
    (await ask(portal, { searchFor: '4123910', ...query })).matches
      .map(({ employeeId }) => employeeId)
      .join(' ');

  portalTest.each([
    ['valid', 'C-7 C-9 C-10 C-12 C-14'],
    ['ending', 'C-7 C-12'],
    ['pending', 'C-8 C-13'],
    ['code-not-fetched', 'C-9'],
    ['without-ticket', 'C-11'],
  ] as const)('are with the filter %s: %s', async (portal, filter, numbers) => {
    expect(await ours(portal, { filter, sort: 'employeeId' })).toBe(
      numbers
        .split(' ')
        .toSorted((a, b) => Number(a.slice(2)) - Number(b.slice(2)))
        .join(' '),
    );
    const everybody = await ask(portal, { filter });
    expect(everybody.totalEntries).toBe(everybody.matches.length);
    expect(everybody.matches.map(({ employeeId }) => employeeId)).toEqual(
      expect.arrayContaining(numbers.split(' ')),
    );
  });

  portalTest.each([
    ['lastName', 'C-14 C-11 C-13 C-7 C-8 C-12 C-9 C-10'],
    ['-lastName', 'C-10 C-9 C-12 C-8 C-7 C-13 C-11 C-14'],
    ['firstName', 'C-9 C-8 C-7 C-11 C-12 C-13 C-14 C-10'],
    ['-firstName', 'C-10 C-14 C-13 C-12 C-11 C-7 C-8 C-9'],
    ['employeeId', 'C-7 C-8 C-9 C-10 C-11 C-12 C-13 C-14'],
    ['-employeeId', 'C-14 C-13 C-12 C-11 C-10 C-9 C-8 C-7'],
    ['status', 'C-9 C-12 C-7 C-8 C-13 C-14 C-10 C-11'],
    ['-status', 'C-11 C-14 C-10 C-13 C-8 C-7 C-12 C-9'],
    ['invoiceReference', 'C-14 C-13 C-7 C-8 C-12 C-9 C-10 C-11'],
    ['phone', 'C-10 C-9 C-8 C-7 C-11 C-12 C-13 C-14'],
    ['-phone', 'C-14 C-13 C-12 C-11 C-7 C-8 C-9 C-10'],
    ['zones', 'C-8 C-13 C-12 C-10 C-9 C-7 C-14 C-11'],
    ['-zones', 'C-14 C-7 C-9 C-13 C-12 C-10 C-8 C-11'],
  ] as const)('are sorted by %s: %s', async (portal, sort, numbers) => {
    expect(await ours(portal, { sort })).toBe(numbers);
    const pages = await Promise.all(
      [0, 2, 4, 6].map((offset) => ours(portal, { sort, maxEntries: '2', offset: String(offset) })),
    );
    expect(pages.join(' ')).toBe(numbers);
  });

  portalTest('have a living ticket under the agreement, and are counted alike', async (portal) => {
    const input = { params: { id: company(portal).id } };
    const { json } = await portal.callAs(portal.user('hr'), countSubscribers, input);
    const { agreements } = z.parse(countSubscribers.reply, json);
    expect(agreements.length).toBeGreaterThan(0);
    for (const { id, people: count } of agreements) {
      const { totalEntries } = await ask(portal, { agreementId: String(id) });
      expect([id, count]).toEqual([id, totalEntries]);
    }
    const agreementId = agreementOf(company(portal));
    const sort = 'employeeId';
    expect(await ours(portal, { agreementId, sort })).toBe('C-7 C-8 C-9 C-10 C-12 C-13 C-14');
    expect(await ours(portal, { agreementId, filter: 'pending' })).toBe('C-13 C-8');
    expect(await ours(portal, { agreementId: '999999' })).toBe('');
    expect(await ours(portal, { agreementId: '999999', filter: 'pending' })).toBe('');
    const query = { searchFor: '4123910', agreementId, sort } as const;
    const file = await portal.callAs(portal.user('hr'), downloadSubscribers, { ...input, query });
    const lines = String(file.json).trimEnd().split('\r\n').slice(1);
    const numbers = ['C-7', 'C-8', 'C-9', 'C-10', 'C-12', 'C-13', 'C-14'];
    expect(lines.map((line) => line.split(';')[2])).toEqual(numbers);
    const references = agreements.map(({ invoiceReference }) => invoiceReference);
    for (const line of lines) expect(references).toContain(line.split(';')[6]);
  });

  portalTest('are in the list’s own order without a sort', async (portal) => {
    expect(await ours(portal, {})).toBe('C-14 C-11 C-13 C-7 C-8 C-12 C-9 C-10');
  });

  portalTest('come as a file that a Norwegian spreadsheet opens, all of them', async (portal) => {
    const input = {
      params: { id: company(portal).id },
      query: { searchFor: '4123910', sort: 'employeeId' },
    } as const;
    const answer = await portal.callAs(portal.user('hr'), downloadSubscribers, input);
    expect(answer.status).toBe(200);
    const nameOf = ({ headers }: typeof answer) => String(headers['content-disposition']);
    expect(nameOf(answer)).toContain(`ansatte-${input.params.id}-2026-03-06.csv`);
    const [head, ...lines] = String(answer.json)
      .replace(/^\uFEFF/, '')
      .trimEnd()
      .split('\r\n');
    expect(head).toBe(
      'Fornavn;Etternavn;Ansattnummer;Mobil;Kostnadssted;Soner;Fakturareferanse;Status;Første dag;Siste dag',
    );
    expect(lines.map((line) => line.split(';').toSpliced(6, 1).join(';'))).toEqual([
      'Da;Wold;C-7;41239104;;Alle soner;Gyldig, har sluttdato;01.03.2026;31.03.2026',
      'Cy;Xi;C-8;41239103;;1;Ikke startet;01.04.2026;',
      'Bo;Yri;C-9;41239102;;2Ø – 3Ø;Kode ikke hentet;01.03.2026;',
      'Åse;Zahl;C-10;41239101;;1 – 2Ø;Gyldig;01.03.2026;',
      'Ea;Vik;C-11;41239105;;1 – 2Ø;Utløpt;01.01.2025;31.12.2025',
      'Fy;Xu;C-12;41239106;;1 – 2Ø;Gyldig, har sluttdato;01.03.2026;20.03.2026',
      'Ga;Wang;C-13;41239107;;1 – 2Ø;Ikke startet;25.03.2026;',
      'Hu;Ulv;C-14;41239108;;Bildeling;Gyldig;01.03.2026;',
    ]);
    const english = await portal.send({
      path: `${downloadSubscribers.path.replace('{id}', `${input.params.id}`)}?searchFor=4123910&sort=employeeId`,
      headers: {
        cookie: `takst_session=${portal.user('hr').token}`,
        'accept-language': 'en',
      },
    });
    expect(String(english.headers['content-disposition'])).toContain(
      `employees-${input.params.id}-2026-03-06.csv`,
    );
    const [englishHead, ...englishLines] = english.text.trimEnd().split('\r\n');
    expect(englishHead).toContain(
      'First name;Last name;Employee id;Mobile;Cost centre;Zones;Invoice reference;Status;First day;Last day',
    );
    expect(englishLines.map((line) => line.split(';').toSpliced(6, 1).slice(5, 7))).toEqual([
      ['All zones', 'Valid, has a last day'],
      ['1', 'Not started'],
      ['2Ø – 3Ø', 'Code not fetched'],
      ['1 – 2Ø', 'Valid'],
      ['1 – 2Ø', 'Expired'],
      ['1 – 2Ø', 'Valid, has a last day'],
      ['1 – 2Ø', 'Not started'],
      ['Car sharing', 'Valid'],
    ]);
    // Those of a housing association are residents.
    const housing = { params: { id: portal.company('housing').id } };
    const residents = await portal.callAs(portal.user('support'), downloadSubscribers, housing);
    expect(nameOf(residents)).toContain(`beboere-${housing.params.id}-2026-03-06.csv`);
    expect(residents.text).toContain('Fornavn;Etternavn;Beboernummer;');
  });
});

describe('what was done this month', () => {
  const ofMonth = async (portal: TestPortal) => {
    const { id } = portal.company('several-services');
    const hr = portal.user('hr');
    const { json } = await portal.callAs(hr, countSubscribers, { params: { id } });
    const { acts } = z.parse(countSubscribers.reply, json);
    const people = async (filter: MonthAct) => {
      const input = { params: { id }, query: { filter, maxEntries: '1000' } };
      const answer = await portal.callAs(hr, listSubscribers, input);
      return z.parse(listSubscribers.reply, answer.json);
    };
    return { acts, people };
  };
  const numbers = async (portal: TestPortal) => {
    const { acts, people } = await ofMonth(portal);
    for (const act of monthActs) expect(acts[act]).toBe((await people(act)).totalEntries);
    return acts;
  };

  portalTest(
    'is counted by person and filters the list, without what was taken back',
    async (portal) => {
      const before = await numbers(portal);
      const { end, undoEnd, changeZone, cancel } = changesAs(portal);
      const order = async (startDate: string) =>
        idOf(await orderIn(portal)({ phone: newPhone(), startDate }));
      const [ended, changed, undone] = [
        await order('2026-03-01'),
        await order('2026-03-01'),
        await order('2026-03-01'),
      ];
      await cancel(await order('2026-04-01'));
      const failed_at = Temporal.Instant.from('2026-03-02T00:00:00Z');
      await setTicketFacts(portal.database, await order('2026-04-01'), { failed_at });
      await end(ended, '2026-03-31');
      await end(undone, '2026-03-31');
      await undoEnd(undone);
      await changeZone(changed, { validAllZones: true, expiryDate: '2026-03-31' });
      // Two orders for one person are one who got a ticket.
      const twice = { phone: newPhone(), startDate: '2026-04-01' };
      const over = { start_date: day('2025-01-01'), expiration_date: day('2025-06-30') };
      await setTicketFacts(portal.database, idOf(await orderIn(portal)(twice)), over);
      expect(await orderIn(portal)(twice)).toMatchObject({ status: 200 });
      const after = await numbers(portal);
      expect(after).toEqual({
        ordered: (before.ordered ?? 0) + 4,
        ended: (before.ended ?? 0) + 1,
        'zones-changed': (before['zones-changed'] ?? 0) + 1,
      });
    },
  );

  portalTest('begins anew with the month', async (portal) => {
    const order = () => orderIn(portal)({ phone: newPhone(), startDate: '2026-06-01' });
    const nothing = { ordered: 0, ended: 0, 'zones-changed': 0 };
    portal.clock.set('2026-04-30T23:59:59+02:00');
    expect(await order()).toMatchObject({ status: 200 });
    portal.clock.set('2026-05-01T00:00:00+02:00');
    expect(await numbers(portal)).toEqual(nothing);
    expect(await order()).toMatchObject({ status: 200 });
    portal.clock.set('2026-05-31T23:59:59+02:00');
    expect(await numbers(portal)).toEqual({ ...nothing, ordered: 1 });
  });
});
