import { useFailureText } from '#platform/api/use-failure-text.ts';
import { Notice } from '#platform/design/page/notice.tsx';
import { refusalText } from '#platform/texts/refusal-texts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import type { EndAllFailure, EndAllProblem } from './end-all.ts';
import { cancelRefusals, endRefusals } from './end-refusals.ts';
import { holderName } from './holder-name.ts';

/** The tickets that were not ended, by their numbers, and why (spec 3 §4, Cancel all). */
export function EndAllFailures({ failures }: { failures: readonly EndAllFailure[] }) {
  const t = useTexts('free-family');
  const reasonOf = useReason();
  return (
    <Notice kind="error" isAnnounced title={t('endAllFailed', { count: failures.length })}>
      <ul className="mt-2 grid gap-1">
        {failures.map(({ ticket, problem }) => (
          <li key={ticket.id}>
            {t('failedTicket', {
              id: ticket.id,
              name: holderName(ticket),
              reason: reasonOf(problem) ?? '',
            })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function useReason(): (problem: EndAllProblem) => string | null {
  const t = useTexts('change-ticket');
  const failureText = useFailureText();
  return (problem) => {
    if (problem.kind === 'failed') return failureText(problem.failure);
    return problem.kind === 'not-ended'
      ? refusalText(endRefusals, problem.refused, t)
      : refusalText(cancelRefusals, problem.refused, t);
  };
}
