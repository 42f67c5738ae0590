import type { RunProblem } from '@takst/contract/billing/invoices/run/invoice-run.schema.ts';
import { formatNumber } from '#platform/design/format.ts';
import { Notice } from '#platform/design/page/notice.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { CompanyList } from './company-list.tsx';

type RunProblemsProps = { problems: readonly RunProblem[]; count: number };

/** What a run has to leave, by reason; the companies lead to their pages. */
export function RunProblems({ problems, count }: RunProblemsProps) {
  const t = useTexts('invoice-runs');
  const more = count - problems.length;
  const unpriced = distinct(problems.filter(({ reason }) => reason === 'PRICE_MISSING'));
  const failed = distinct(problems.filter(({ reason }) => reason === 'FAILED'));
  const locked = distinct(problems.filter(({ reason }) => reason === 'LOCKED'));
  return (
    <>
      {unpriced.length > 0 && (
        <Notice
          kind="warning"
          title={t('unpriced', { count: unpriced.length, number: formatNumber(unpriced.length) })}
        >
          <p>{t('unpricedText')}</p>
          <CompanyList entries={unpriced} more={more} />
        </Notice>
      )}
      {failed.length > 0 && (
        <Notice
          kind="error"
          title={t('failedOnes', { count: failed.length, number: formatNumber(failed.length) })}
        >
          <p>{t('failedOnesText')}</p>
          <CompanyList entries={failed} more={unpriced.length > 0 ? 0 : more} />
        </Notice>
      )}
      {locked.length > 0 && (
        <Notice
          kind="warning"
          title={t('lockedOnes', { count: locked.length, number: formatNumber(locked.length) })}
        >
          <p>{t('lockedOnesText')}</p>
          <CompanyList entries={locked} more={unpriced.length + failed.length > 0 ? 0 : more} />
        </Notice>
      )}
    </>
  );
}

const keyOf = ({ companyId, agreementId }: RunProblem) => `${companyId} ${agreementId}`;

/** An agreement that has no price in two months is one. */
const distinct = (problems: readonly RunProblem[]): RunProblem[] => [
  ...new Map(problems.map((problem) => [keyOf(problem), problem])).values(),
];
