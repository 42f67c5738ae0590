import type { BatchKit } from '#ticketing/batches/batch/batch-kit.ts';
import { RosterDraft } from '#ticketing/roster/roster-draft.tsx';
import { useLeaverComparison } from './use-leaver-comparison.tsx';

/** What the comparison has found: who has left, with the tickets of the family. */
export const LeaverDraft = (draft: Parameters<NonNullable<BatchKit['draft']>>[0]) => (
  <RosterDraft {...draft} comparison={useLeaverComparison()} />
);
