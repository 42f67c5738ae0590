import type { ServedRoute } from '#platform/http/serve.ts';
import { acceptProposals } from './accept-proposals.ts';
import { compareRoster } from './compare-roster.ts';
import type { Comparison } from './comparison.ts';
import { getRosterSummary } from './get-roster-summary.ts';
import { listRosterRows } from './list-roster-rows.ts';

/** Beside the calls of every batch: the comparison, and what is accepted of it. */
export const routesOfComparison = (comparison: Comparison): ServedRoute[] => [
  compareRoster(comparison),
  getRosterSummary(comparison),
  listRosterRows(comparison),
  acceptProposals(comparison),
];
