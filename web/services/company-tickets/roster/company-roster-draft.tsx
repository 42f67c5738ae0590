import type { BatchKit } from '#ticketing/batches/batch/batch-kit.ts';
import { RosterDraft } from '#ticketing/roster/roster-draft.tsx';
import { useCompanyComparison } from './use-company-comparison.tsx';

/** What the comparison with those who have company tickets has found. */
export const CompanyRosterDraft = (draft: Parameters<NonNullable<BatchKit['draft']>>[0]) => (
  <RosterDraft {...draft} comparison={useCompanyComparison()} />
);
