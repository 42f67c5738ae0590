import * as z from 'zod/mini';
import { calendarDate, id, instant } from '#scalars.ts';

/** What can be done to many people's tickets in one go. */
export const manyAction = z.enum(['end', 'resend-pickup-code']);
export type ManyAction = z.output<typeof manyAction>;

/** As many as one change may be for. */
export const maxPeople = 5000;

/** What shall be done, for whom. Ending takes the last day on which the tickets are valid. */
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

/** Why one person's ticket is not changed: those of the single changes, and those that are seen before. */
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
  /** Whoever asked for the change has lost the role since. */
  'NOT_ALLOWED',
]);
export type ManyFault = z.output<typeof manyFault>;

/** Null for an id that the company does not have. */
export const manyPerson = z.nullable(
  z.object({ firstName: z.string(), lastName: z.string(), employeeId: z.string() }),
);

/** A change for many, and how far it has come. */
export const manyChange = z.object({
  id,
  action: manyAction,
  expiryDate: z.nullable(calendarDate),
  startedAt: instant,
  /** The name of whoever asked for it. */
  startedBy: z.string(),
  total: z.int(),
  waiting: z.int(),
  done: z.int(),
  refused: z.int(),
  failed: z.int(),
});
export type ManyChange = z.output<typeof manyChange>;
