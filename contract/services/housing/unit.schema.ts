import { orderableTypes } from '@takst/domain/catalogue/products/subscription-type.ts';
import * as z from 'zod/mini';
import { calendarDate, id } from '#platform/calls/scalars.ts';
import { subscriber } from '#ticketing/subscribers/subscriber.schema.ts';
import { ticketStatus } from '#ticketing/tickets/ticket-status.schema.ts';

/** A person who lives, will live or has lived in a unit. Erased people are left out. */
const unitPerson = z.extend(subscriber, {
  /** The same for all of the unit who live together. */
  household: z.int(),
  fromDate: calendarDate,
  /** The last day; null while no move-out is registered. */
  toDate: z.nullable(calendarDate),
  /** Whether the move-out can be undone: not after the person has moved in elsewhere. */
  isMoveOutUndoable: z.boolean(),
  /** What the move-out has cancelled or ended: offered when it is undone. */
  endedByMoveOut: z.array(
    z.object({
      id,
      type: z.enum(orderableTypes),
      status: ticketStatus,
      startDate: calendarDate,
      expirationDate: z.nullable(calendarDate),
      endedOn: calendarDate,
      lastDay: z.nullable(calendarDate),
      isContinued: z.boolean(),
      isReplaced: z.boolean(),
    }),
  ),
  /** Tickets and subscriptions without a last day; none for a person who now lives in another unit. */
  runningEntries: z.int(),
  /** Active and pending tickets and subscriptions. */
  entries: z.array(
    z.object({
      productType: z.enum(['TICKET', 'MOBILITY']),
      type: z.enum(orderableTypes),
      status: ticketStatus,
      startDate: calendarDate,
      expirationDate: z.nullable(calendarDate),
      /** A ticket was redeemed or opened, or a discount code was drawn: the month of its first day is invoiced. */
      isHandedOut: z.boolean(),
    }),
  ),
});
export type UnitPerson = z.output<typeof unitPerson>;

/** A housing unit with its people, the first to move in first. */
export const unit = z.object({ id, number: z.string(), people: z.array(unitPerson) });
export type Unit = z.output<typeof unit>;
