import {
  childEndAges,
  childEndKinds,
} from '@takst/domain/services/free-tickets/child-end-settings.ts';
import * as z from 'zod/mini';
import { calendarDate } from '#platform/calls/scalars.ts';

/** Names the setting by which a child is past the age; null where age and relation forbid the profile. */
export const childPastAge = z.nullable(
  z.object({
    kind: z.enum(childEndKinds),
    age: z.literal(childEndAges),
    /** The last day that a ticket of this child could have. */
    lastDay: calendarDate,
  }),
);
