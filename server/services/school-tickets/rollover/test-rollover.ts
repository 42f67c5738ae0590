import { getRollover } from '@takst/contract/services/school-tickets/rollover/get-rollover.contract.ts';
import { schoolTicketRolloverCalls } from '@takst/contract/services/school-tickets/rollover/school-ticket-rollover-calls.ts';
import { listSchoolTickets } from '@takst/contract/services/school-tickets/list/school-ticket-list.contract.ts';
import type { RolloverAct } from '@takst/domain/services/school-tickets/rollover/rollover-act.ts';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { batchesOf } from '#ticketing/batches/test-batches.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import type { placePupilsIn } from '../test-pupils.ts';

/** A test of a portal in which the next year is open, as it is from 1 May. */
export const rolloverTest = portalTestWith({}, (portal) =>
  portal.clock.set('2026-05-04T09:00:00+02:00'),
);

type Pupil = Parameters<typeof placePupilsIn>[2][number];

let companyCount = 0;

/** A pupil of class 8R with a phone of their own and a ticket of the year that runs out. */
export function rollingPupil(
  lastName: string,
  { tickets = [{}], ...more }: Partial<Pupil> = {},
): Pupil {
  companyCount += 1;
  const phone = `915${String(companyCount).padStart(5, '0')}`;
  return {
    firstName: 'Elev',
    lastName,
    className: '8R',
    phone: more.card ? null : phone,
    ...more,
    tickets: tickets.map((ticket, turn) => ({
      pickupCode: more.card ? null : `${phone}${turn}`,
      ...ticket,
    })),
  };
}

/** What the page of the next school year does, as the school's administrator. */
export function rolloverIn(portal: TestPortal, user = portal.user('school')) {
  const company = portal.company('school');
  const optionsOf = (act: RolloverAct) => ({ act, beginsIn: 2026 });
  const batchesFor = (act: RolloverAct) =>
    batchesOf(portal, {
      user,
      company,
      of: { calls: schoolTicketRolloverCalls, options: optionsOf(act) },
    });
  const batches = batchesFor('order');
  async function plan() {
    const answer = await portal.callAs(user, getRollover, { params: { id: company.id } });
    expect(answer.status, answer.text).toBe(200);
    return z.parse(getRollover.reply, answer.json);
  }
  return {
    batches,
    takeBack: batchesFor('take-back'),
    plan,
    /** A row for each pupil of some last names, as the page sends them, in the classes of the moves. */
    async rowsOf(...lastNames: string[]) {
      const { pupils, moves } = await plan();
      const to = new Map(moves.map((move) => [move.from, move.to]));
      return pupils
        .filter(({ lastName }) => lastName !== null && lastNames.includes(lastName))
        .map(({ ticketId, firstName, lastName, className }) => ({
          ticketId: String(ticketId),
          firstName: firstName ?? '',
          lastName: lastName ?? '',
          className: to.get(className ?? '') ?? className ?? '',
        }));
    },
    /** The tickets of the next year in which the overview finds the words. */
    async nextTickets(searchFor: string, year = '2026') {
      const { json } = await portal.callAs(user, listSchoolTickets, {
        params: { id: company.id },
        query: { searchFor, year, maxEntries: '10000' },
      });
      return z.parse(listSchoolTickets.reply, json).matches;
    },
  };
}
