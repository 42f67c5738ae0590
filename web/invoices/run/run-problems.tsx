import type { RunProblem } from '@takst/contract/invoices/run/invoice-run.schema.ts';
import { pathTo } from '@takst/contract/path-to.ts';
import { Link } from '#design/buttons/link.tsx';
import { formatNumber } from '#design/format.ts';
import { Notice } from '#design/page/notice.tsx';
import { useTexts } from '#texts/use-texts.ts';

type RunProblemsProps = { problems: readonly RunProblem[]; count: number };

/** What a run has to leave, by reason; the companies lead to their pages. */
export function RunProblems({ problems, count }: RunProblemsProps) {
  const t = useTexts('invoice-runs');
  const more = count - problems.length;
  const moreText = more > 0 ? t('more', { count: more, number: formatNumber(more) }) : undefined;
  const unpriced = distinct(problems.filter(({ reason }) => reason === 'PRICE_MISSING'));
  const failed = distinct(problems.filter(({ reason }) => reason === 'FAILED'));
  return (
    <>
      {unpriced.length > 0 && (
        <Notice
          kind="warning"
          title={t('unpriced', { count: unpriced.length, number: formatNumber(unpriced.length) })}
        >
          <p>{t('unpricedText')}</p>
          <Problems problems={unpriced} more={moreText} />
        </Notice>
      )}
      {failed.length > 0 && (
        <Notice
          kind="error"
          title={t('failedOnes', { count: failed.length, number: formatNumber(failed.length) })}
        >
          <p>{t('failedOnesText')}</p>
          <Problems problems={failed} more={unpriced.length > 0 ? undefined : moreText} />
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

type ProblemsProps = { problems: readonly RunProblem[]; more: string | undefined };

function Problems({ problems, more }: ProblemsProps) {
  const t = useTexts('invoice-runs');
  return (
    <ul className="mt-2 grid gap-1">
      {problems.map((problem) => {
        const { companyId, companyName: company, agreementId: agreement } = problem;
        return (
          <li key={keyOf(problem)}>
            <Link to={pathTo('/bedrifter/{id}', { id: companyId })}>
              {agreement === null ? company : t('problem', { company, agreement })}
            </Link>
          </li>
        );
      })}
      {more !== undefined && <li>{more}</li>}
    </ul>
  );
}
