import { checkCompanyDeletion } from '@takst/contract/customers/companies/check-company-deletion.contract.ts';
import {
  type CompanyUse,
  companyUses,
} from '@takst/domain/customers/companies/delete-company.rules.ts';
import { useQueries } from '@tanstack/react-query';
import { queryOf } from '#platform/api/query.ts';

export type DeletionCheck = {
  use: CompanyUse;
  state: 'checking' | 'passed' | 'in-use' | 'failed';
  /** Runs the check again. */
  check: () => void;
};

/** Asks the owning service of each use whether it prevents deletion (spec 1 §7). */
export function useDeletionChecks(companyId: number): DeletionCheck[] {
  const answers = useQueries({
    queries: companyUses.map((use) => ({
      ...queryOf(checkCompanyDeletion, { params: { id: companyId, use } }),
      // Results are valid only at the moment of asking; a failed check is shown in its row.
      staleTime: 0,
      gcTime: 0,
      throwOnError: false,
    })),
  });
  return companyUses.map((use, position) => {
    const answer = answers[position];
    return {
      use,
      state: stateOf(answer),
      check: () => void answer?.refetch(),
    };
  });
}

type CheckQuery = { isFetching: boolean; isError: boolean; data: { isInUse: boolean } | undefined };

function stateOf(answer: CheckQuery | undefined): DeletionCheck['state'] {
  if (!answer || answer.isFetching) return 'checking';
  if (answer.isError || !answer.data) return 'failed';
  return answer.data.isInUse ? 'in-use' : 'passed';
}
