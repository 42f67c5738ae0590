import { freeTicketBirthdayCalls } from '@takst/contract/ticketing/batches/free-ticket-birthday-calls.ts';
import { listBirthdays } from '@takst/contract/services/free-tickets/birthdays/list-birthdays.contract.ts';
import { endFreeTicket } from '@takst/contract/services/free-tickets/ticket/end-free-ticket.contract.ts';
import * as z from 'zod/mini';
import { describe, expect } from 'vitest';
import { batchesOf } from '#ticketing/batches/test-batches.ts';
import { idOf } from '#services/company-tickets/test-order.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { setTicketFacts } from '#ticketing/tickets/test-tickets.store.ts';
import { placeFreeCompany, placeFreeTickets } from '../book/test-book-world.store.ts';
import { editsIn } from '../edit/test-edits.ts';
import { placeChildEnd } from '../children/test-children.store.ts';
import { type FreeOrderBody, freeCompany, newEmployeeId, orderFreeIn } from '../test-free-order.ts';
import { familyOf } from '../test-many-free.ts';

/** Today is 6 March 2026. */
const turns20InMay = {
  ticketHolderType: 'FAMILY_MEMBER',
  profile: 2,
  dateOfBirth: '2006-05-10',
  firstName: 'Liv',
} as const satisfies Partial<FreeOrderBody>;
const turns67InApril = { dateOfBirth: '1959-04-01' } as const;
const turns20NextYear = { ...turns20InMay, dateOfBirth: '2007-02-15' } as const;

const order = async (portal: TestPortal, changed: Partial<FreeOrderBody> = {}) =>
  idOf(await orderFreeIn(portal)({ startDate: '2026-03-06', ...changed }));

const set = (portal: TestPortal, kind: 'AT_END_OF_MONTH' | null) => {
  const { tenant, id: companyId } = freeCompany(portal);
  const settings = kind && { expireChildTickets: kind, expireChildTicketsAtAge: 18 as const };
  const now = portal.clock.now();
  return placeChildEnd(portal.database, { tenant, companyId, settings, now });
};

async function birthdays(portal: TestPortal, searchFor: string) {
  const input = {
    params: { id: freeCompany(portal).id },
    query: { searchFor, maxEntries: '100' },
  };
  const answer = await portal.callAs(portal.user('hr-free-ticket'), listBirthdays, input);
  expect(answer.status).toBe(200);
  return z.parse(listBirthdays.reply, answer.json);
}

const changesOf = (
  portal: TestPortal,
  act: 'new-profile' | 'end',
  user = portal.user('hr-free-ticket'),
) =>
  batchesOf(portal, {
    user,
    company: freeCompany(portal),
    of: { calls: freeTicketBirthdayCalls, options: { act } },
  });
const rowOf = (id: number) => ({ ticketId: String(id), firstName: 'Liv', lastName: 'Nordmann' });

describe('the list of birthdays', () => {
  portalTest('says who changes profile, when and what it costs, by day', async (portal) => {
    await set(portal, null);
    const employeeId = newEmployeeId();
    await order(portal, { ...turns20InMay, employeeId });
    await order(portal, { ...turns67InApril, employeeId });
    await order(portal, { ...turns20NextYear, employeeId, firstName: 'Jo' });
    const { totalEntries, matches } = await birthdays(portal, employeeId);
    expect(totalEntries).toBe(3);
    const listed = matches.map(({ profile, ageChange }) => ({
      profile,
      kind: ageChange.kind,
      to: ageChange.newProfile,
      on: ageChange.on.toString(),
      from: ageChange.actableFrom.toString(),
    }));
    expect(listed).toEqual([
      { profile: 1, kind: 'profile', to: 4, on: '2026-04-01', from: '2025-10-01' },
      { profile: 2, kind: 'profile', to: 1, on: '2026-05-10', from: '2025-11-10' },
      { profile: 2, kind: 'profile', to: 1, on: '2027-02-15', from: '2026-08-15' },
    ]);
    expect(matches[1]?.ageChange).toMatchObject({
      before: { pricePerMonth: 209, taxAmount: 419 },
      after: { pricePerMonth: 794, taxAmount: 1589 },
    });
  });

  portalTest('has people of one day in the order of their names', async (portal) => {
    await set(portal, null);
    const employeeId = newEmployeeId();
    for (const firstName of ['Berit', 'Aase', 'Arne']) {
      await order(portal, { ...turns20InMay, employeeId, firstName });
    }
    const { matches } = await birthdays(portal, employeeId);
    expect(matches.map(({ firstName }) => firstName)).toEqual(['Arne', 'Berit', 'Aase']);
  });

  portalTest('says whose ticket the settings end, and what that saves', async (portal) => {
    await set(portal, 'AT_END_OF_MONTH');
    const employeeId = newEmployeeId();
    await order(portal, { ...turns20InMay, dateOfBirth: '2008-06-20', employeeId });
    const { matches } = await birthdays(portal, employeeId);
    expect(matches[0]?.ageChange).toMatchObject({
      kind: 'end',
      newProfile: null,
      before: { pricePerMonth: 209 },
      after: { pricePerMonth: 0, taxAmount: 0 },
    });
    expect(matches[0]?.ageChange.on.toString()).toBe('2026-06-30');
    await set(portal, null);
    expect((await birthdays(portal, employeeId)).totalEntries).toBe(0);
  });

  portalTest('leaves out who is not concerned, and who is ended before', async (portal) => {
    await set(portal, null);
    const employeeId = newEmployeeId();
    await order(portal, { employeeId });
    const id = await order(portal, { ...turns20InMay, employeeId });
    const end = { params: { id, isoDate: '2026-05-09' } };
    await portal.callAs(portal.user('support'), endFreeTicket, end);
    expect((await birthdays(portal, employeeId)).totalEntries).toBe(0);
    // On the day itself it does not fit any more.
    const later = await order(portal, { ...turns20InMay, employeeId, firstName: 'Jo' });
    expect(await editsIn(portal).end(later, '2026-05-10')).toMatchObject({ status: 200 });
    expect((await birthdays(portal, employeeId)).matches.map((one) => one.id)).toEqual([later]);
  });

  portalTest('is of the company alone', async (portal) => {
    const input = { params: { id: portal.company('contractor').id } };
    const answer = await portal.callAs(portal.user('hr-free-ticket'), listBirthdays, input);
    expect(answer.status).toBe(404);
  });
});

describe('a change for those who are ticked', () => {
  portalTest('gives them the new profile from the day, with the same code', async (portal) => {
    await set(portal, null);
    const employeeId = newEmployeeId();
    const child = await order(portal, { ...turns20InMay, employeeId });
    const employee = await order(portal, { ...turns67InApril, employeeId });
    const [before] = (await familyOf(portal, child)).filter(({ id }) => id === child);
    const batches = changesOf(portal, 'new-profile');
    const id = await batches.checked([rowOf(child), rowOf(employee)], {}, 'ticked');
    const [row] = await batches.rows(id);
    expect(row?.effect).toMatchObject({ pricePerMonth: 585, taxPerMonth: 1170 });
    expect(row?.effect?.startDate?.toString()).toBe('2026-05-10');
    expect(await batches.carryOut(id)).toMatchObject({ state: 'finished', done: 2 });
    const family = await familyOf(portal, child);
    const days = family.map(({ profile, startDate, expirationDate }) =>
      [profile, String(startDate), String(expirationDate)].join(' '),
    );
    expect(days.toSorted()).toEqual([
      '1 2026-03-06 2026-03-31',
      '1 2026-05-10 null',
      '2 2026-03-06 2026-05-09',
      '4 2026-04-01 null',
    ]);
    const after = family.find(({ continuesId }) => continuesId === child);
    expect(after).toMatchObject({
      pickupCode: before?.pickupCode,
      ticketHolderType: 'FAMILY_MEMBER',
    });
    expect((await birthdays(portal, employeeId)).totalEntries).toBe(0);
    // Taken back, it is to be done again.
    expect(await editsIn(portal).cancel(after?.['id'] as number)).toMatchObject({ status: 200 });
    expect((await birthdays(portal, employeeId)).matches.map((one) => one.id)).toEqual([child]);
  });

  portalTest('changes in place what nobody has fetched and begins later', async (portal) => {
    await set(portal, null);
    const id = await order(portal, turns20InMay);
    await setTicketFacts(portal.database, id, {
      start_date: Temporal.PlainDate.from('2026-06-01'),
    });
    // One that somebody has ended keeps its end.
    const endedTicket = await order(portal, turns20InMay);
    expect(await editsIn(portal).end(endedTicket, '2026-08-31')).toMatchObject({ status: 200 });
    await setTicketFacts(portal.database, endedTicket, {
      start_date: Temporal.PlainDate.from('2026-06-01'),
    });
    // One that a phone has goes on as another from the same day.
    const fetched = await order(portal, turns20InMay);
    expect(await editsIn(portal).fetch(fetched)).toMatchObject({ status: 200 });
    await setTicketFacts(portal.database, fetched, {
      start_date: Temporal.PlainDate.from('2026-06-01'),
    });
    const batches = changesOf(portal, 'new-profile');
    const rows = [id, endedTicket, fetched].map(rowOf);
    const batch = await batches.checked(rows, {}, 'ticked');
    expect(await batches.carryOut(batch)).toMatchObject({ done: 3 });
    expect(await familyOf(portal, fetched)).toMatchObject([
      { profile: 1, startDate: '2026-06-01', continuesId: fetched },
      { id: fetched, profile: 2, expirationDate: '2026-05-31' },
    ]);
    expect(await familyOf(portal, id)).toMatchObject([{ id, profile: 1, expirationDate: null }]);
    expect(await familyOf(portal, endedTicket)).toMatchObject([
      { id: endedTicket, profile: 1, expirationDate: '2026-08-31' },
    ]);
  });

  portalTest('ends their tickets on the last day with the profile', async (portal) => {
    await set(portal, 'AT_END_OF_MONTH');
    const grown = await order(portal, { ...turns20InMay, dateOfBirth: '2008-06-20' });
    await set(portal, null);
    const child = await order(portal, turns20InMay);
    await set(portal, 'AT_END_OF_MONTH');
    const batches = changesOf(portal, 'end');
    const id = await batches.checked([rowOf(grown)], {}, 'ticked');
    const [row] = await batches.rows(id);
    expect(row?.effect).toMatchObject({ pricePerMonth: -209, taxPerMonth: -419 });
    expect(await batches.carryOut(id)).toMatchObject({ done: 1 });
    expect(String((await familyOf(portal, grown))[0]?.expirationDate)).toBe('2026-06-30');
    await set(portal, null);
    const other = await batches.checked([rowOf(child)], {}, 'ticked');
    expect(await batches.carryOut(other)).toMatchObject({ done: 1 });
    expect(String((await familyOf(portal, child))[0]?.expirationDate)).toBe('2026-05-09');
  });

  portalTest('says of each why nothing is done', async (portal) => {
    await set(portal, null);
    const [nobody, right] = [await order(portal), await order(portal, turns20InMay)];
    const tooEarly = await order(portal, turns20NextYear);
    const endedTicket = await order(portal, turns20InMay);
    const end = { params: { id: endedTicket, isoDate: '2026-05-31' } };
    await portal.callAs(portal.user('support'), endFreeTicket, end);
    const rows = [nobody, tooEarly, endedTicket, 7_299_999, right, right].map(rowOf);
    const faultsOf = async (act: 'new-profile' | 'end') => {
      const batches = changesOf(portal, act);
      const checkedRows = await batches.rows(await batches.checked(rows, {}, 'ticked'));
      return checkedRows
        .toSorted((one, other) => one.position - other.position)
        .map(({ faults }) => faults[0]?.code);
    };
    const both = ['TICKET_NOT_FOUND', undefined, 'ROW_TWICE'];
    expect(await faultsOf('new-profile')).toEqual([
      'AGE_CHANGES_NOTHING',
      'PROFILE_DAY_NOT_OFFERED',
      undefined,
      ...both,
    ]);
    expect(await faultsOf('end')).toEqual([
      'AGE_CHANGES_NOTHING',
      'END_DATE_NOT_OFFERED',
      'TICKET_NOT_ENDABLE',
      ...both,
    ]);
    // Customer support reaches other companies, whose tickets are none of this batch.
    const elsewhere = await placeFreeCompany(portal.database);
    const [agreementId] = elsewhere.departments;
    const others = { agreementId, from: '2026-03-06', profileId: 'CHILD' };
    const [id = 0] = await placeFreeTickets(portal.database, elsewhere, [
      { ...others, person: 'Annen' },
    ]);
    const batches = changesOf(portal, 'end', portal.user('support'));
    const [row] = await batches.rows(await batches.checked([rowOf(id)], {}, 'ticked'));
    expect(row?.faults).toMatchObject([{ code: 'TICKET_NOT_FOUND' }]);
  });
});
