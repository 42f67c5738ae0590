import { useFailureText } from '#platform/api/use-failure-text.ts';
import { formatNumber } from '#platform/design/format.ts';
import { refusalText } from '#platform/texts/refusal-texts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { approvalRefusals } from './answer-refusals.ts';
import type { UnansweredRequest } from './answer-requests.ts';
import { nameOf } from './name-of.ts';

/** Who still waits for an answer, each with the reason. */
export function UnansweredRequests({ unanswered }: { unanswered: readonly UnansweredRequest[] }) {
  const t = useTexts('ticket-requests');
  const failureText = useFailureText();
  const reasonOf = ({ because }: UnansweredRequest): string => {
    if (because === 'not-tried') return t('notTried');
    if ('failure' in because) return failureText(because.failure);
    return refusalText(approvalRefusals, because.refused, t) ?? '';
  };
  const count = unanswered.length;
  return (
    <div role="status">
      <p>{t('notAnswered', { count, number: formatNumber(count) })}</p>
      <ul className="mt-3 divide-y divide-line">
        {unanswered.map((one) => (
          <li key={one.request.id} className="py-2">
            <span className="block font-semibold">{nameOf(one.request)}</span>
            <span className="text-small text-ink-muted">{reasonOf(one)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
