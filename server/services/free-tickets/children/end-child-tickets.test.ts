import { saveFreeTicketSettings } from '@takst/contract/services/free-tickets/settings/save-free-ticket-settings.contract.ts';
import { listUndeliveredMessages } from '@takst/contract/platform/messages/list-undelivered-messages.contract.ts';
import { listFamily } from '@takst/contract/services/free-tickets/list-family.contract.ts';
import { endFreeTicket } from '@takst/contract/services/free-tickets/ticket/end-free-ticket.contract.ts';
import { undoFreeEnd } from '@takst/contract/services/free-tickets/ticket/undo-free-end.contract.ts';
import type { ChildEndKind } from '@takst/domain/services/free-tickets/child-end-settings.ts';
import * as z from 'zod/mini';
import { describe, expect } from 'vitest';
import { idOf } from '#services/company-tickets/test-order.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { editsIn } from '../edit/test-edits.ts';
import { forgetSettings } from '../settings/test-settings.store.ts';
import { type FreeOrderBody, freeCompany, orderFreeIn } from '../test-free-order.ts';
import { removeAdministrators } from './test-children.store.ts';
import { childrenIn } from './test-children.ts';

/** The clock stands on 6 March 2026. This child turns 18 on 20 April. */
const child = {
  ticketHolderType: 'FAMILY_MEMBER',
  profile: 2,
  dateOfBirth: '2008-04-20',
} as const satisfies Partial<FreeOrderBody>;

async function set(portal: TestPortal, expireChildTickets: ChildEndKind, age: 18 | 19 | 20 = 18) {
  const { id: companyId } = freeCompany(portal);
  await forgetSettings(portal.database, companyId);
  if (expireChildTickets === 'NEVER') return;
  const body = {
    invoiceReference: null,
    expireChildTickets,
    expireChildTicketsAtAge: age,
  };
  const params = { companyId };
  const saveAnswer = await portal.callAs(portal.user('support'), saveFreeTicketSettings, {
    params,
    body,
  });
  expect(saveAnswer).toMatchObject({ status: 200 });
}

const order = async (portal: TestPortal, changed: Partial<FreeOrderBody> = {}) =>
  idOf(await orderFreeIn(portal)({ ...child, startDate: '2026-03-06', ...changed }));

/** Runs the night; returns the subjects of the e-mails to one administrator of the company, without its name. */
async function toldIn(portal: TestPortal): Promise<string[]> {
  const { night, emails } = childrenIn(portal);
  await night();
  const all = emails().filter(({ companyId }) => companyId === freeCompany(portal).id);
  expect(all.every(({ topic }) => topic === 'child-ends')).toBe(true);
  const link = `https://ruter.example/fribilletter?bedrift=${freeCompany(portal).id}`;
  for (const { text } of all) expect(String(text).split('\n\n')).toContain(link);
  return all
    .filter(({ to }) => to === all[0]?.['to'])
    .map(({ subject }) => String(subject).replace(/ i Skogveien.*/, ''));
}

/** The companies that customer support sees among the messages that nobody got. */
async function untoldCompanies(portal: TestPortal): Promise<number[]> {
  const { json } = await portal.callAs(portal.user('support'), listUndeliveredMessages, {
    query: { filter: 'email' },
  });
  const { matches } = z.parse(listUndeliveredMessages.reply, json);
  return matches
    .filter(
      ({ topic, recipient, isSendableAgain }) =>
        topic === 'child-ends' && recipient === null && !isSendableAgain,
    )
    .map(({ company }) => company?.id ?? 0);
}

const lastDayOf = async (portal: TestPortal, id: number) => {
  const params = { id };
  const { json } = await portal.callAs(portal.user('support'), listFamily, { params });
  const { matches } = json as { matches: { id: number; expirationDate: string | null }[] };
  return matches.find((ticket) => ticket.id === id)?.expirationDate;
};

describe('a child’s ticket (domain: Children)', () => {
  portalTest(
    'gets its last day 31 days before it, once, and its holder is told',
    async (portal) => {
      await set(portal, 'AT_END_OF_MONTH');
      const id = await order(portal);
      const { night, messages } = childrenIn(portal);
      portal.clock.set('2026-03-29T04:07:00+02:00');
      await night();
      expect(await lastDayOf(portal, id)).toBeNull();
      portal.clock.set('2026-03-30T04:07:00+02:00');
      await night();
      expect(await lastDayOf(portal, id)).toBe('2026-04-30');
      await night();
      expect(messages().filter(({ text }) => String(text).includes('30.04.2026'))).toHaveLength(1);
    },
  );

  portalTest('gets it after a week in which nothing ran', async (portal) => {
    await set(portal, 'AT_END_OF_MONTH');
    const id = await order(portal);
    portal.clock.set('2026-04-20T04:07:00+02:00');
    await childrenIn(portal).night();
    expect(await lastDayOf(portal, id)).toBe('2026-04-30');
  });

  portalTest(
    'gets it at once with an order that is so late, and none without settings',
    async (portal) => {
      await set(portal, 'AT_END_OF_MONTH');
      const late = { ...child, dateOfBirth: '2008-03-20' };
      expect(await lastDayOf(portal, await order(portal, late))).toBe('2026-03-31');
      await set(portal, 'NEVER');
      expect(await lastDayOf(portal, await order(portal, late))).toBeNull();
    },
  );

  portalTest('is refused past the age, with the setting named', async (portal) => {
    await set(portal, 'AT_END_OF_YEAR');
    const old = { ...child, dateOfBirth: '2007-12-31', startDate: '2026-03-06' };
    expect(await orderFreeIn(portal)(old)).toMatchObject({
      status: 422,
      json: {
        code: 'PROFILE_MISMATCH',
        pastAge: { kind: 'AT_END_OF_YEAR', age: 18, lastDay: '2025-12-31' },
      },
    });
    expect(await orderFreeIn(portal)({ ...old, profile: 1 })).toMatchObject({
      json: { code: 'PROFILE_MISMATCH', pastAge: null },
    });
  });

  portalTest('follows a setting that is changed, and loses the day without one', async (portal) => {
    await set(portal, 'AT_END_OF_MONTH');
    const id = await order(portal);
    const { night } = childrenIn(portal);
    portal.clock.set('2026-04-10T04:07:00+02:00');
    await night();
    expect(await lastDayOf(portal, id)).toBe('2026-04-30');
    await set(portal, 'AT_END_OF_YEAR');
    await night();
    expect(await lastDayOf(portal, id)).toBeNull();
    await set(portal, 'AT_END_OF_MONTH');
    await night();
    await set(portal, 'NEVER');
    await night();
    expect(await lastDayOf(portal, id)).toBeNull();
  });

  portalTest('keeps an end by hand; undone, it has the end by rule again', async (portal) => {
    await set(portal, 'AT_END_OF_MONTH');
    const id = await order(portal);
    const support = portal.user('support');
    portal.clock.set('2026-04-10T04:07:00+02:00');
    const { night } = childrenIn(portal);
    await night();
    const end = { params: { id, isoDate: '2026-04-15' } };
    expect(await portal.callAs(support, endFreeTicket, end)).toMatchObject({ status: 200 });
    await night();
    expect(await lastDayOf(portal, id)).toBe('2026-04-15');
    expect(await portal.callAs(support, undoFreeEnd, { params: { id } })).toMatchObject({
      status: 200,
    });
    expect(await lastDayOf(portal, id)).toBe('2026-04-30');
  });

  portalTest(
    'does nothing about adults, about other companies and about what is over',
    async (portal) => {
      await set(portal, 'AT_END_OF_MONTH');
      const adult = await order(portal, {
        ticketHolderType: 'EMPLOYEE',
        profile: 1,
        dateOfBirth: '1985-04-20',
      });
      portal.clock.set('2026-04-10T04:07:00+02:00');
      await childrenIn(portal).night();
      expect(await lastDayOf(portal, adult)).toBeNull();
    },
  );
});

describe('the administrators of a company', () => {
  portalTest('are told once a month how many children’s tickets end', async (portal) => {
    await set(portal, 'AT_END_OF_MONTH');
    await order(portal, { dateOfBirth: '2008-05-20' });
    await order(portal, { dateOfBirth: '2008-05-02' });
    portal.clock.set('2026-05-01T04:07:00+02:00');
    expect(await toldIn(portal)).toEqual(['2 barnebilletter slutter i mai 2026']);
    expect(await toldIn(portal)).toEqual([]);
    portal.clock.set('2026-05-20T04:07:00+02:00');
    expect(await toldIn(portal)).toEqual([]);
  });

  portalTest(
    'are told of ends that come later in the month, of each child once',
    async (portal) => {
      await set(portal, 'AT_END_OF_MONTH');
      const dateOfBirth = '2008-08-20';
      const first = await order(portal, { dateOfBirth });
      portal.clock.set('2026-08-01T04:07:00+02:00');
      expect(await toldIn(portal)).toHaveLength(1);
      await order(portal, { dateOfBirth, startDate: '2026-08-01' });
      // An edit makes another ticket for the same child.
      const { edit } = editsIn(portal);
      expect(await edit(first, { zoneFrom: '2Ø' })).toMatchObject({ status: 200 });
      expect(await toldIn(portal)).toEqual(['Én barnebillett til slutter i august 2026']);
      expect(await toldIn(portal)).toEqual([]);
    },
  );

  portalTest('are not told of ends by hand, of adults and of cancelled tickets', async (portal) => {
    await set(portal, 'AT_END_OF_MONTH');
    const { cancel, end } = editsIn(portal);
    const adult = { ticketHolderType: 'EMPLOYEE', profile: 1, dateOfBirth: '1985-10-20' } as const;
    const dateOfBirth = '2008-10-20';
    await order(portal, adult);
    const pending = await order(portal, { dateOfBirth, startDate: '2026-09-01' });
    const byHand = await order(portal, { dateOfBirth });
    await order(portal, { dateOfBirth: '2008-11-20' });
    portal.clock.set('2026-08-30T04:07:00+02:00');
    expect(await cancel(pending)).toMatchObject({ status: 200 });
    expect(await end(byHand, '2026-10-20')).toMatchObject({ status: 200 });
    portal.clock.set('2026-10-02T04:07:00+02:00');
    expect(await toldIn(portal)).toEqual([]);
  });

  portalTest('are told later in the month when the company had none at first', async (portal) => {
    await set(portal, 'AT_END_OF_MONTH');
    await order(portal, { dateOfBirth: '2008-07-20' });
    const { id: companyId } = freeCompany(portal);
    const giveBack = await removeAdministrators(portal.database, companyId);
    portal.clock.set('2026-07-01T04:07:00+02:00');
    expect(await toldIn(portal)).toEqual([]);
    // Customer support sees it meanwhile, once.
    expect(await toldIn(portal)).toEqual([]);
    expect(await untoldCompanies(portal)).toEqual([companyId]);
    await giveBack();
    portal.clock.set('2026-07-02T04:07:00+02:00');
    // Not of more: what they were told of before was in other months.
    expect(await toldIn(portal)).toEqual([
      expect.stringMatching(/^(Én barnebillett|\d+ barnebilletter) slutter i juli 2026$/),
    ]);
    expect(await untoldCompanies(portal)).toEqual([]);
  });

  portalTest('are missed for as long as the list of messages keeps it', async (portal) => {
    await set(portal, 'AT_END_OF_MONTH');
    await order(portal, { dateOfBirth: '2008-12-20' });
    const { id: companyId } = freeCompany(portal);
    const giveBack = await removeAdministrators(portal.database, companyId);
    portal.clock.set('2026-12-31T04:07:00+01:00');
    await toldIn(portal);
    portal.clock.set('2027-01-01T04:07:00+01:00');
    await giveBack();
    await toldIn(portal);
    // No notice was sent for December.
    expect(await untoldCompanies(portal)).toEqual([companyId]);
  });
});
