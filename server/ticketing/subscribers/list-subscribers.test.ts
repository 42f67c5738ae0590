import { listSubscribers } from '@takst/contract/ticketing/subscribers/list-subscribers.contract.ts';
import * as z from 'zod/mini';
import { describe, expect } from 'vitest';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import type { CallInput } from '#testing/portal/call-as.ts';
import { orderIn } from '#services/company-tickets/test-order.ts';
import { renameHolder } from './test-subscribers.store.ts';
import { setTicketFacts, ticketsOfPhone } from '#ticketing/tickets/test-tickets.store.ts';

/** First name, last name, employee number, phone; in the order in which the list has them. */
const people = [
  ['Kari', 'Berg', 'A-1', '41239001'],
  ['Kari', 'Berg', 'A-2', '41239002'],
  ['Ola', 'Berg-Hansen', 'A-3', '41239003'],
  ['Per_Ole', 'Procent 100%', 'A_4', '41239004'],
  ['Back', 'Slash\\n', 'A-5', '41239005'],
  ['Øyvind', 'Ærlig', 'A-6', '92229006'],
  ['Liv', 'ØDEGÅRD', 'A-7', '92229007'],
  ['Kari', 'Åberg', 'A-9', '92229009'],
  ['Tor', 'Aaberg', 'A-8', '92229008'],
] as const;

const ours = (entries: readonly { employeeId: string }[]): string[] =>
  entries.map(({ employeeId }) => employeeId).filter((number) => /^A[-_]/.test(number));

const company = (portal: TestPortal) => portal.company('contractor');
const portalTest = portalTestWith(async ({ start }) => {
  const portal = await start();
  const inAnotherOrder = people.toSorted(([, one], [, other]) => one.length - other.length);
  for (const [firstName, lastName, employeeId, phone] of inAnotherOrder) {
    const body = { firstName, lastName: lastName.replace('\\', ''), employeeId, phone };
    await orderIn(portal)(body, { company: company(portal) });
  }
  // No order takes a backslash in a name any more; people of before have one.
  await renameHolder(portal.database, { phone: '41239005', lastName: 'Slash\\n' });
  return portal;
});

describe('the list of a company’s people', () => {
  const ask = async (
    portal: TestPortal,
    query: CallInput<typeof listSubscribers>['query'] = {},
  ) => {
    const input = { params: { id: company(portal).id }, query };
    const answer = await portal.callAs(portal.user('hr'), listSubscribers, input);
    expect(answer.status).toBe(200);
    return z.parse(listSubscribers.reply, answer.json);
  };
  /** Employee numbers of those of the list above who are found. */
  const search = async (portal: TestPortal, searchFor: string) => {
    const { totalEntries, matches } = await ask(portal, { searchFor });
    expect(totalEntries).toBe(matches.length);
    return ours(matches).join(' ');
  };

  portalTest.each([
    ['kari', 'A-1 A-2 A-9'],
    ['kari 4123', 'A-1 A-2'],
    ['4123 KARI', 'A-1 A-2'],
    ['  kari   berg  ', 'A-1 A-2 A-9'],
    ['kari +47', 'A-1 A-2 A-9'],
    ['a-3', 'A-3'],
    ['kari kari nobody', ''],
    ['ødegård', 'A-7'],
    ['Ærl', 'A-6'],
    ['åberg', 'A-9'],
    ['å', 'A-7 A-9'],
    ['a\u030aberg', 'A-9'],
    ['%', 'A_4'],
    ['100%', 'A_4'],
    ['_', 'A_4'],
    ['per_ole', 'A_4'],
    ['a_1', ''],
    ['\\', 'A-5'],
    ['slash\\n', 'A-5'],
    ['412-39-001', 'A-1'],
    ['412 39 001', 'A-1'],
    ['+47 412 39 001', 'A-1'],
    ['0047412-39-001', 'A-1'],
    ['kari 0047 412 39 001', 'A-1'],
    ['<kari> 4123<', 'A-1 A-2'],
    ["kari'--", ''],
    // As typed nobody has it: then without marks and Norwegian letters.
    ['odegard', 'A-7'],
    ['arlig oyvind', 'A-6'],
    ['aerlig', 'A-6'],
    ['oeyvind', 'A-6'],
    ['haerlig', ''],
    ['odegård', 'A-7'],
    ['kåri åberg', 'A-9'],
    // As typed somebody has it: then nobody else.
    ['aaberg', 'A-8'],
    ['kari aaberg', 'A-9'],
    ['aberg', 'A-8'],
    ['kari aberg', 'A-9'],
    ['å 9222', 'A-7 A-9'],
    ['ol be rg ha -3', 'A-3'],
  ])(
    'finds for “%s” those in whom every word stands: %s',
    async (portal, searchFor, employeeIds) => {
      expect(await search(portal, searchFor)).toBe(employeeIds);
    },
  );

  portalTest(
    'has everybody when nothing is searched for, also with angle brackets alone',
    async (portal) => {
      const everybody = people.length + company(portal).people.length;
      expect((await ask(portal, {})).totalEntries).toBe(everybody);
      expect((await ask(portal, { searchFor: '<>' })).totalEntries).toBe(everybody);
      expect((await ask(portal, { searchFor: ' ' })).totalEntries).toBe(everybody);
    },
  );

  portalTest(
    'is in Norwegian order, whatever was ordered first; the same names by who came first',
    async (portal) => {
      const { matches } = await ask(portal, { maxEntries: '100' });
      expect(ours(matches)).toEqual(people.map(([, , number]) => number));
    },
  );

  portalTest('comes in pages of ten with the exact total, also past the end', async (portal) => {
    const all = people.length + company(portal).people.length;
    expect(all).toBeGreaterThan(10);
    const [first, second, past] = await Promise.all(
      ['0', '10', '1000'].map((offset) => ask(portal, { offset })),
    );
    expect(first?.matches).toHaveLength(10);
    expect(second?.matches).toHaveLength(all - 10);
    expect(past).toEqual({ totalEntries: all, matches: [] });
    const idsOfPages = [...(first?.matches ?? []), ...(second?.matches ?? [])].map(({ id }) => id);
    expect(new Set(idsOfPages).size).toBe(all);
    const narrow = await ask(portal, { searchFor: 'kari', maxEntries: '1', offset: '2' });
    expect(narrow).toMatchObject({ totalEntries: 3, matches: [{ lastName: 'Åberg' }] });
  });

  portalTest('shows the status of the most living one of several tickets', async (portal) => {
    const statusOfKari = async () =>
      (await ask(portal, { searchFor: 'a-1 41239001' })).matches[0]?.status;
    expect(await statusOfKari()).toBe('pending');
    const [ticket] = await ticketsOfPhone(portal.database, '41239001');
    const cancelled = { cancelled_at: Temporal.Instant.from('2026-03-05T00:00:00Z') };
    await setTicketFacts(portal.database, ticket?.id ?? 0, cancelled);
    expect(await statusOfKari()).toBe('cancelled');
    const [firstName, lastName, employeeId, phone] = people[0];
    const again = { firstName, lastName, employeeId, phone, startDate: '2026-03-01' };
    await orderIn(portal)(again, { company: company(portal) });
    expect(await statusOfKari()).toBe('active');
    // The cancelled one has no last day.
    const running = (await ticketsOfPhone(portal.database, '41239001')).at(-1);
    const lastDay = Temporal.PlainDate.from('2026-05-31');
    await setTicketFacts(portal.database, running?.id ?? 0, { expiration_date: lastDay });
    const { matches } = await ask(portal, { searchFor: 'a-1 41239001' });
    expect(matches[0]).toMatchObject({ ticket: { expirationDate: lastDay } });
  });
});
