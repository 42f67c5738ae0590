import { checkCompanyDeletion } from '@takst/contract/companies/check-company-deletion.contract.ts';
import { type CompanyUse, companyUses } from '@takst/domain/companies/delete-company.rules.ts';
import { useQueries } from '@tanstack/react-query';
import { queryOf } from '#api/query.ts';

export type DeletionCheck = {
  use: CompanyUse;
  state: 'checking' | 'passed' | 'in-use' | 'failed';
  /** Asks again. */
  check: () => void;
};

/** Asks the service that owns it, one call for each use, whether it stands in the way (spec 1 §7). */
export function useDeletionChecks(companyId: number): DeletionCheck[] {
  const answers = useQueries({
    queries: companyUses.map((use) => ({
      ...queryOf(checkCompanyDeletion, { params: { id: companyId, use } }),
      // A check is of the moment, and one that failed is told beside it.
      staleTime: 0,
      gcTime: 0,
      throwOnError: false,
    })),
  });
  return companyUses.map((use, place) => {
    const answer = answers[place];
    return {
      use,
      state: stateOf(answer),
      check: () => void answer?.refetch(),
    };
  });
}

type Answer = { isFetching: boolean; isError: boolean; data: { isInUse: boolean } | undefined };

function stateOf(answer: Answer | undefined): DeletionCheck['state'] {
  if (!answer || answer.isFetching) return 'checking';
  if (answer.isError || !answer.data) return 'failed';
  return answer.data.isInUse ? 'in-use' : 'passed';
}
