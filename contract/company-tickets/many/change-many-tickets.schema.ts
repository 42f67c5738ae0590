import * as z from 'zod/mini';
import { calendarDate, id, instant } from '#scalars.ts';

export const manyAction = z.enum(['end', 'resend-pickup-code']);
export type ManyAction = z.output<typeof manyAction>;

export const maxPeople = 5000;

/** `expiryDate` is the last day on which the tickets are valid, when they are ended. */
export const changeManyTicketsBody = z
  .strictObject({
    action: manyAction,
    expiryDate: z.nullable(calendarDate),
    subscriberIds: z.array(id).check(
      z.minLength(1, { error: 'required' }),
      z.maxLength(maxPeople, { error: 'maxLength' }),
      z.refine((ids) => new Set(ids).size === ids.length, { error: 'wrongFormat' }),
    ),
  })
  .check(
    z.refine(({ action, expiryDate }) => (action === 'end') === (expiryDate !== null), {
      error: 'required',
      path: ['expiryDate'],
    }),
  );
export type ChangeManyTicketsBody = z.output<typeof changeManyTicketsBody>;

/** Why a person's ticket is not changed: the refusals of a single change, and those of the choice of ticket. */
export const manyFault = z.enum([
  'SUBSCRIBER_NOT_FOUND',
  'NO_ACTIVE_TICKET',
  'END_ALREADY_SET',
  'ALREADY_DOWNLOADED',
  'NO_PICKUP_CODE',
  'PICKUP_CODE_JUST_SENT',
  'TICKET_NOT_FOUND',
  'TICKET_NOT_ENDABLE',
  'END_DATE_NOT_OFFERED',
  /** The user who started the change has lost the role. */
  'NOT_ALLOWED',
]);
export type ManyFault = z.output<typeof manyFault>;

/** Null for an id that the company does not have. */
export const manyPerson = z.nullable(
  z.object({ firstName: z.string(), lastName: z.string(), employeeId: z.string() }),
);

/** A change for many with its progress. */
export const manyChange = z.object({
  id,
  action: manyAction,
  expiryDate: z.nullable(calendarDate),
  startedAt: instant,
  startedBy: z.string(),
  total: z.int(),
  waiting: z.int(),
  done: z.int(),
  refused: z.int(),
  failed: z.int(),
});
export type ManyChange = z.output<typeof manyChange>;
