import { describe, expect } from 'vitest';
import { idOf, newPhone } from '#services/company-tickets/test-order.ts';
import { entitlementOf } from '#services/free-tickets/test-entitlement.query.ts';
import {
  departmentsOf,
  freeCompany,
  type FreeOrderBody,
  newCardNumber,
  newEmployeeId,
  onCard,
} from '#services/free-tickets/test-free-order.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { sentSms } from '#ticketing/tickets/phone/test-sent.store.ts';
import { changesOfTicket, ticketFacts } from '#ticketing/tickets/test-tickets.store.ts';
import { type EditBody, editsIn } from './test-edits.ts';

const today = '2026-03-06';
const child = {
  ticketHolderType: 'FAMILY_MEMBER',
  dateOfBirth: '2015-03-01',
  profile: 2,
  firstName: 'Liv',
} as const;

/** One edit of each kind of an employee's ticket, with the reason that it gives (spec 3 §3). */
const editsOf = (portal: TestPortal): Record<string, Partial<EditBody>> => ({
  ZONE: { zoneTo: '3Ø' },
  AGREEMENT: { agreementNumber: departmentsOf(freeCompany(portal))[1] ?? 0 },
  NAME: { lastName: 'Hansen' },
  DATE_OF_BIRTH: { dateOfBirth: '1985-05-15' },
  PROFILE_ID: { profile: 4 },
  EMPLOYEE_ID: { employeeId: newEmployeeId() },
  TICKET_HOLDER_TYPE: { ticketHolderType: 'RETIRED', profile: 4 },
});

const shownAs = (edit: Partial<EditBody>) => {
  const { dateOfBirth, ...rest } = edit;
  return { ...rest, ...(dateOfBirth !== undefined && { employeeBirthDate: dateOfBirth }) };
};

describe('an edit of a ticket that nobody has (spec 3 §4)', () => {
  portalTest.each([
    ['ZONE'],
    ['AGREEMENT'],
    ['NAME'],
    ['DATE_OF_BIRTH'],
    ['PROFILE_ID'],
    ['EMPLOYEE_ID'],
    ['TICKET_HOLDER_TYPE'],
  ])('changes it in place: %s', async (portal, kind) => {
    const { order, edit, preview, ticket, family } = editsIn(portal);
    for (const medium of [{}, onCard()]) {
      const change = editsOf(portal)[kind] ?? {};
      const id = await order({ startDate: '2026-04-01', ...medium });
      const before = await ticket(id);
      expect(await preview(id, change)).toMatchObject({
        json: { newTicketRequired: false, newTicketBecauseOf: [], timesOfChange: null },
      });
      expect(await edit(id, change)).toMatchObject({ status: 200, json: { id } });
      expect(await ticket(id)).toMatchObject({
        ...shownAs(change),
        startDate: '2026-04-01',
        pickupCode: before.pickupCode,
        travelCardState: before.travelCardState,
      });
      expect(await family(id)).toHaveLength(1);
      expect((await changesOfTicket(portal.database, id)).at(-1)).toMatchObject({
        kind: 'edit-ticket-in-place',
      });
    }
  });

  portalTest('tells nobody, but its new phone', async (portal) => {
    const { order, edit, ticket } = editsIn(portal);
    const [phone, other] = [newPhone(), newPhone()];
    const id = await order({ startDate: '2026-04-01', phone });
    const { pickupCode } = await ticket(id);
    await edit(id, { firstName: 'Kåre' });
    const next = idOf(await edit(id, { phone: other }));
    const nextTicket = await ticket(next);
    expect(nextTicket).toMatchObject({ phone: other, startDate: '2026-04-01', status: 'pending' });
    expect(nextTicket.pickupCode).not.toBe(pickupCode);
    const received = () => sentSms(portal.database, `+47${other}`);
    await expect.poll(received, { timeout: 10_000, interval: 20 }).toHaveLength(1);
    expect((await received())[0]).toMatch(/^Fribillett fra 01\.04\.2026, registrert av /);
    expect(await sentSms(portal.database, `+47${phone}`)).toHaveLength(1);
    // The link in the first SMS shows a ticket that was never valid, and leads nowhere.
    expect(await ticket(id)).toMatchObject({ status: 'expired', phone });
  });

  portalTest(
    'corrects a name on a card that is not made yet, also when it is valid',
    async (portal) => {
      const { order, edit, ticket } = editsIn(portal);
      const id = await order({ startDate: today, ...onCard() });
      expect(await edit(id, { lastName: 'Hansen' })).toMatchObject({ json: { id } });
      expect(await ticket(id)).toMatchObject({ lastName: 'Hansen', travelCardState: 'REQUESTED' });
    },
  );

  portalTest('does nothing when nothing changes', async (portal) => {
    const { order, edit } = editsIn(portal);
    const id = await order({ startDate: today });
    const recorded = (await changesOfTicket(portal.database, id)).length;
    expect(await edit(id)).toMatchObject({ status: 200, json: { id } });
    expect(await changesOfTicket(portal.database, id)).toHaveLength(recorded);
  });
});

describe('an edit of a ticket that its holder has (spec 3 §4)', () => {
  /** The ways in which a holder has a ticket: on the phone, on a card, and fetched before its first day. */
  const held: Record<string, (portal: TestPortal) => Promise<number>> = {
    'a valid phone': (portal) => editsIn(portal).order({ startDate: today }),
    'a valid existing card': (portal) =>
      editsIn(portal).order({ startDate: today, ...onCard(newCardNumber()) }),
    'a fetched phone': async (portal) => {
      const { order, fetch } = editsIn(portal);
      const id = await order({ startDate: '2026-04-01' });
      expect(await fetch(id)).toMatchObject({ status: 200 });
      return id;
    },
  };

  for (const [where, make] of Object.entries(held)) {
    portalTest.each([
      ['ZONE'],
      ['NAME'],
      ['DATE_OF_BIRTH'],
      ['PROFILE_ID'],
      ['EMPLOYEE_ID'],
      ['TICKET_HOLDER_TYPE'],
    ])(`needs a new ticket on ${where}: %s`, async (portal, kind) => {
      const { edit, preview, ticket } = editsIn(portal);
      const id = await make(portal);
      const before = await ticket(id);
      const change = editsOf(portal)[kind] ?? {};
      const first = before.startDate > today ? before.startDate : today;
      const answer = (await preview(id, change)).json as { newTicketBecauseOf: string[] };
      expect(answer).toMatchObject({
        newTicketRequired: true,
        timesOfChange: { first, last: '2026-09-06' },
        startDate: first,
      });
      expect(answer.newTicketBecauseOf).toContain(kind);

      const next = idOf(await edit(id, { ...change, timeOfChange: '2026-05-15' }));
      expect(next).not.toBe(id);
      expect(await ticket(id)).toMatchObject({
        firstName: before.firstName,
        lastName: before.lastName,
        profile: before.profile,
        employeeId: before.employeeId,
        zoneTo: before.zoneTo,
        isContinued: true,
        expirationDate: '2026-05-14',
      });
      expect(await ticket(next)).toMatchObject({
        ...shownAs(change),
        status: 'pending',
        startDate: '2026-05-15',
        expirationDate: null,
        continuesId: id,
        pickupCode: before.pickupCode,
        downloadedToPhone: before.downloadedToPhone,
        travelCardNumber: before.travelCardNumber,
      });
      const [right, rightBefore] = await Promise.all(
        [next, id].map((one) => entitlementOf(portal.database, one)),
      );
      expect(right).toEqual(rightBefore);
      const { holder_slot } = await ticketFacts(portal.database, next);
      expect(right?.holder_slot).toBe(holder_slot);
    });
  }

  portalTest(
    'is recorded with old and new values, and begins today without a time',
    async (portal) => {
      const { order, edit, ticket } = editsIn(portal);
      const id = await order({ startDate: today });
      const next = idOf(await edit(id, { lastName: 'Hansen', zoneTo: '3Ø' }));
      expect(await ticket(next)).toMatchObject({ startDate: today, status: 'active' });
      expect((await changesOfTicket(portal.database, next)).at(-1)).toMatchObject({
        kind: 'edit-ticket',
        before: { zoneTo: 'RUT:TariffZone:2Ø' },
        after: { zoneTo: 'RUT:TariffZone:3Ø', continuesId: id },
      });
    },
  );

  portalTest('sends a new phone a new code, once, and keeps the old one out', async (portal) => {
    const { order, edit, ticket } = editsIn(portal);
    const [phone, other] = [newPhone(), newPhone()];
    const id = await order({ startDate: today, phone });
    const { pickupCode } = await ticket(id);
    const next = idOf(await edit(id, { phone: other, timeOfChange: '2026-04-10' }));
    expect((await ticket(next)).pickupCode).not.toBe(pickupCode);
    expect(await ticket(next)).toMatchObject({ phone: other, downloadedToPhone: false });
    const received = () => sentSms(portal.database, `+47${other}`);
    await expect.poll(received, { timeout: 10_000, interval: 20 }).toHaveLength(1);
    expect((await received())[0]).toContain('10.04.2026');
  });

  portalTest(
    'moves a right from an employee to a family member, and charges it once',
    async (portal) => {
      const { order, edit, ticket } = editsIn(portal);
      const employeeId = newEmployeeId();
      const id = await order({ employeeId, startDate: today });
      const next = idOf(await edit(id, { ticketHolderType: 'FAMILY_MEMBER', firstName: 'Siv' }));
      expect(await ticket(next)).toMatchObject({
        ticketHolderType: 'FAMILY_MEMBER',
        firstName: 'Siv',
      });
      expect(await entitlementOf(portal.database, next)).toEqual(
        await entitlementOf(portal.database, id),
      );
      // The number is free again, and its next person has a right of their own.
      const other = await order({ employeeId, startDate: today });
      expect((await entitlementOf(portal.database, other)).id).not.toBe(
        (await entitlementOf(portal.database, id)).id,
      );
    },
  );
});

describe('a department of a ticket (domain: Editing)', () => {
  const otherDepartment = (portal: TestPortal): Partial<EditBody> => ({
    agreementNumber: departmentsOf(freeCompany(portal))[1] ?? 0,
  });

  portalTest('changes on the phone from a day', async (portal) => {
    const { order, edit, ticket } = editsIn(portal);
    const id = await order({ startDate: today });
    const department = otherDepartment(portal);
    const next = idOf(await edit(id, { ...department, timeOfChange: '2026-03-20' }));
    expect(await ticket(next)).toMatchObject({ ...department, startDate: '2026-03-20' });
  });

  portalTest('changes on a card from the next 1st, which keeps the card', async (portal) => {
    const { order, edit, preview, ticket } = editsIn(portal);
    const department = otherDepartment(portal);
    const cards: [string, Partial<FreeOrderBody>][] = [
      ['CREATED', onCard(newCardNumber())],
      ['REQUESTED', onCard()],
    ];
    for (const [travelCardState, card] of cards) {
      const id = await order({ startDate: today, ...card });
      expect(await preview(id, department)).toMatchObject({
        json: { timesOfChange: { first: '2026-04-01', last: '2026-04-01' } },
      });
      expect(await edit(id, { ...department, timeOfChange: '2026-03-20' })).toMatchObject({
        json: { code: 'TIME_OF_CHANGE_NOT_OFFERED' },
      });
      const next = idOf(await edit(id, { ...department, timeOfChange: null }));
      const { card_id } = await ticketFacts(portal.database, id);
      expect(await ticketFacts(portal.database, next)).toMatchObject({ card_id });
      expect(await ticket(next)).toMatchObject({
        ...department,
        travelCardState,
        startDate: '2026-04-01',
      });
    }
  });
});

describe('a ticket of a child', () => {
  portalTest('is edited as a family member', async (portal) => {
    const { order, edit, ticket } = editsIn(portal);
    const id = await order({ ...child, startDate: today });
    const next = idOf(await edit(id, { firstName: 'Live' }));
    expect(await ticket(next)).toMatchObject({ firstName: 'Live', profile: 2 });
  });
});
