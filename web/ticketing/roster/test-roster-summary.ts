import type { rosterSummary } from '@takst/contract/ticketing/roster/roster.schema.ts';
import { type RosterClass, rosterClasses } from '@takst/domain/ticketing/roster/roster.ts';
import type * as z from 'zod/mini';

export type SummaryOnTheWire = z.input<typeof rosterSummary>;
type GroupOnTheWire = SummaryOnTheWire['groups'][number];

/** A comparison that came to these groups; the others are empty. */
export const summaryOf = (
  groups: Partial<Record<RosterClass, Partial<GroupOnTheWire>>>,
  more: Partial<SummaryOnTheWire> = {},
): SummaryOnTheWire => ({
  isCompared: true,
  isWhole: true,
  groups: rosterClasses.map((name) => ({
    class: name,
    rows: 0,
    possible: 0,
    accepted: 0,
    faulty: 0,
    possiblePrice: 0,
    acceptedPrice: 0,
    ...groups[name],
  })),
  areNamesDoubtful: false,
  isPerhapsHalfAList: false,
  ends: 0,
  ...more,
});
