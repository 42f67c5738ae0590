import { findUnit } from '@takst/contract/services/housing/find-unit.contract.ts';
import { liveTogether } from '@takst/contract/services/housing/live-together.contract.ts';
import { moveIn } from '@takst/contract/services/housing/move-in.contract.ts';
import { moveOut, undoMoveOut } from '@takst/contract/services/housing/move-out.contract.ts';
import { housingKinds } from '@takst/domain/services/housing/housing.changes.ts';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import {
  newPhone,
  type OrderBody,
  orderIn,
  rightOrder,
} from '#services/company-tickets/test-order.ts';
import { recordedChanges } from '#platform/changes/test-changes.store.ts';
import type { CallInput } from '#testing/portal/call-as.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';

export const association = (portal: TestPortal) => portal.company('housing');
export const chair = (portal: TestPortal) => portal.user('hr-housing');

const agreementName = (portal: TestPortal) => String(association(portal).agreements[0]?.id);

/** Orders for a resident, as the chair of the housing association. */
export const orderForResident = (portal: TestPortal, choice: Partial<OrderBody>) =>
  orderIn(portal)(
    { agreementName: agreementName(portal), ...choice },
    { user: chair(portal), company: association(portal) },
  );

let units = 0;
/** A unit that nobody in the world lives in. */
export const newUnit = (): string => `T${String((units += 1)).padStart(4, '0')}`;

type MoveInBody = CallInput<typeof moveIn>['body'];
export type MoveInChoice = Omit<MoveInBody, 'order' | 'movesInOn'> & {
  readonly movesInOn?: string;
  readonly order?: Partial<OrderBody>;
};

export type Moves = ReturnType<typeof movesIn>;

/** The calls about one unit, as the chair. */
export function movesIn(portal: TestPortal, number: string = newUnit()) {
  const user = chair(portal);
  const params = { id: association(portal).id };
  return {
    number,
    /** A resident by an ordinary order, on the 1st of March unless said; returns the subscriber's id. */
    async resident(choice: Partial<OrderBody> = {}): Promise<number> {
      const order = { employeeId: number, startDate: '2026-03-01', phone: newPhone(), ...choice };
      const orderAnswer = await orderForResident(portal, order);
      expect(orderAnswer).toMatchObject({ status: 200 });
      return (orderAnswer.json as { subscriberId: number }).subscriberId;
    },
    moveIn: ({ order, movesInOn = '2026-04-01', ...choice }: MoveInChoice) =>
      portal.callAs(user, moveIn, {
        body: {
          ...choice,
          movesInOn,
          order: {
            ...rightOrder(association(portal)),
            agreementName: agreementName(portal),
            employeeId: number,
            ...order,
          },
        },
      }),
    moveOut: (body: CallInput<typeof moveOut>['body']) => portal.callAs(user, moveOut, { body }),
    undoMoveOut: (id: number, entryIds: number[] = []) =>
      portal.callAs(user, undoMoveOut, { params: { id }, body: { entryIds } }),
    liveTogether: (subscriberIds: number[]) =>
      portal.callAs(user, liveTogether, { body: { subscriberIds } }),
    async people() {
      const answer = await portal.callAs(user, findUnit, { params, query: { number } });
      return z.parse(findUnit.reply, answer.json).unit?.people ?? [];
    },
  };
}

/** What was recorded of where a resident lives, oldest first. */
export async function movesOf(portal: TestPortal, holderId: number) {
  const rows = await recordedChanges(portal.database)
    .where('subject_type', '=', 'subscriber')
    .where('subject_id', '=', String(holderId))
    .where('kind', 'in', Object.keys(housingKinds))
    .execute();
  const { id: companyId } = association(portal);
  const { id: userId } = chair(portal);
  return rows.map(({ kind, before, after, ...row }) => ({
    kind,
    before,
    after,
    isByChair: row.company_id === companyId && row.user_id === userId && row.holder_id === holderId,
  }));
}

/** Their days and households, by name of the days alone. */
export const daysOf = (people: Awaited<ReturnType<Moves['people']>>) =>
  people.map(({ id, fromDate, toDate }) => ({
    id,
    from: fromDate.toString(),
    to: toDate?.toString() ?? null,
  }));

/** The day of the tests. */
export const onTestDay = Temporal.PlainDate.from('2026-03-04');

/** Those who live there leave on the last day of March, and so do their tickets. */
export const leaving = { kind: 'move-out', lastDay: '2026-03-31', endsOn: '2026-03-31' } as const;
export const together = { kind: 'live-together' } as const;
