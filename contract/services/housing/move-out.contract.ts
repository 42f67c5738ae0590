import { undoRefusals } from '@takst/domain/services/housing/undo-of-move-out.rules.ts';
import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { calendarDate, id } from '#platform/calls/scalars.ts';
import { requiredText } from '#platform/calls/text-fields.ts';

/** When people leave a unit, and when their tickets and subscriptions end. */
export const moveOutDates = {
  /** In the unit. */
  lastDay: calendarDate,
  /** The last day of active tickets and subscriptions, one that is offered; null leaves them to run on. */
  endsOn: z.nullable(calendarDate),
};

export const moveOutRefusals = {
  /** The user may not see such a person, or the person has never lived in a unit. */
  NOT_A_RESIDENT: { status: 404 },
  END_DATE_NOT_OFFERED: { status: 422 },
  /** The last day is before the first day of the residence. */
  LAST_DAY_BEFORE_MOVE_IN: { status: 422 },
} as const;

/** People of one unit. */
export const subscriberIds = z.array(id).check(z.minLength(1), z.maxLength(50));

export const moveOut = route({
  method: 'POST',
  path: '/api/housing/move-out',
  summary: 'Moves people out of their units, and ends what they have',
  needs: 'housing',
  body: z.strictObject({
    subscriberIds,
    ...moveOutDates,
    /** The number of another unit of the association, where they live from the next day on with what they have; null for none. */
    toUnit: z._default(z.nullable(requiredText(20)), null),
  }),
  example: { subscriberIds: [700001], lastDay: '2026-03-31', endsOn: '2026-03-31' },
  reply: z.object({ subscriberIds }),
  refusals: {
    ...moveOutRefusals,
    /** They live in the unit that they are to move to. */
    SAME_UNIT: { status: 422 },
  },
});

export const undoMoveOut = route({
  method: 'POST',
  path: '/api/housing/undo-move-out/{id}',
  summary:
    'Takes back that somebody has moved out, or will, and the ends of what is named of that which the move-out has ended',
  needs: 'housing',
  body: z.strictObject({
    /** Tickets and subscriptions that are to run on. */
    entryIds: z._default(z.array(id).check(z.maxLength(100)), []),
  }),
  example: { entryIds: [] },
  reply: z.object({
    subscriberId: id,
    /** Those that run on. */
    undone: z.array(id),
    /** Those that stay ended, with the reason. */
    refused: z.array(z.object({ id, reason: z.enum(undoRefusals) })),
    /** How many households live in the unit today, after that. */
    households: z.int(),
  }),
  refusals: {
    NOT_A_RESIDENT: { status: 404 },
    /** No move-out is registered for them, or they live in another unit by now. */
    MOVE_OUT_NOT_UNDOABLE: { status: 409 },
  },
});
