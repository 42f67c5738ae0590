import {
  changeableFields,
  rosterActs,
  rosterClasses,
  rosterReasons,
} from '@takst/domain/ticketing/roster/roster.ts';
import * as z from 'zod/mini';

const schema = z.strictObject({
  class: z.enum(rosterClasses),
  act: z.nullable(z.enum(rosterActs)),
  changes: z.array(z.enum(changeableFields)),
  reason: z.nullable(z.enum(rosterReasons)),
  /** Accepted until somebody says otherwise. */
  isTicked: z.boolean(),
  subscriberId: z.nullable(z.int()),
  /** Of a family: what it had when the list was compared. */
  ticketIds: z.optional(z.array(z.int())),
  /** Null for somebody who is not on the list. */
  listRow: z.nullable(z.int()),
});

/** What the comparison has made of a row; ids and codes alone. */
export type RosterPlan = z.output<typeof schema>;

/** Null for a row of a list that has not been compared. */
export const rosterPlan = (plan: unknown): RosterPlan | null =>
  plan === null ? null : z.parse(schema, plan);

/** Two plans with the same key do the same. */
export const keyOfPlan = ({
  act,
  subscriberId,
  ticketIds = [],
  listRow,
  changes,
}: RosterPlan): string => [act, subscriberId, listRow, ...changes, ...ticketIds].join(' ');
