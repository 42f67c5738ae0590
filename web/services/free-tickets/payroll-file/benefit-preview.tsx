import { useQuery } from '@tanstack/react-query';
import { Button } from '#platform/design/buttons/button.tsx';
import { capitalize } from '#platform/design/format-moment.ts';
import { formatKroner, formatMonth, formatNumber } from '#platform/design/format.ts';
import { Notice } from '#platform/design/page/notice.tsx';
import { SkeletonLines } from '#platform/design/page/skeleton.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { BenefitFaults } from './benefit-faults.tsx';
import { BenefitLeftOut } from './benefit-left-out.tsx';
import { type BenefitCheck, type BenefitChoice, benefitCheckQuery } from './benefit-choice.ts';
import { MakeBenefitFile } from './make-benefit-file.tsx';

/** What the file would have, what it would not, and the button that makes it. */
export function BenefitPreview({ choice }: { choice: BenefitChoice }) {
  const t = useTexts('benefit-file');
  const { company } = useSession();
  const { data, isError, refetch } = useQuery(benefitCheckQuery(company.id, choice));
  if (!data && isError) return <NotLoaded onRetry={() => void refetch()} />;
  if (!data) return <SkeletonLines lines={6} />;
  const people = t('people', { count: data.people, number: formatNumber(data.people) });
  return (
    <div className="grid content-start gap-3">
      <div aria-live="polite">
        {data.people === 0 ? (
          <p className="text-section font-semibold">{t('nothing')}</p>
        ) : (
          <>
            <p className="text-figure font-bold tabular-nums">{formatKroner(data.total)}</p>
            <p className="text-ink-muted">{people}</p>
          </>
        )}
      </div>
      {choice.kind === 'changes' && data.months.length > 0 && <Months check={data} />}
      <Remarks check={data} choice={choice} />
      <BenefitLeftOut check={data} />
      <BenefitFaults faults={data.faults} />
      <MakeBenefitFile choice={choice} check={data} />
    </div>
  );
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const t = useTexts('benefit-file');
  return (
    <Notice kind="warning" title={t('notLoaded')} className="self-start">
      <Button className="mt-2" onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </Notice>
  );
}

/** Each month with its amount, and whether a file has told of it before. */
function Months({ check }: { check: BenefitCheck }) {
  const t = useTexts('benefit-file');
  const language = usePageLanguage();
  return (
    <ul
      aria-label={t('byMonth')}
      className="grid gap-x-6 text-small sm:grid-cols-2 lg:grid-cols-1 2xl:grid-cols-2"
    >
      {check.months.map(({ month, total, isOpen, isReported }) => {
        const notes = [isOpen && t('soFar'), !isReported && t('neverReported')].filter(Boolean);
        return (
          <li key={month.toString()} className="flex justify-between gap-3 py-0.5">
            <span>{[formatMonth(month, language), ...notes].join(' · ')}</span>
            <span className="whitespace-nowrap tabular-nums">{formatKroner(total)}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** That a month may still change, and that some were reported elsewhere or not at all. */
function Remarks({ check, choice }: { check: BenefitCheck; choice: BenefitChoice }) {
  const t = useTexts('benefit-file');
  const language = usePageLanguage();
  const isOpen = check.months.some((one) => one.isOpen);
  const hasNew = choice.kind === 'changes' && check.months.some((one) => !one.isReported);
  return (
    <>
      {isOpen && <p>{t('openText', { month: capitalize(formatMonth(choice.month, language)) })}</p>}
      {hasNew && <p>{t('neverReportedText')}</p>}
    </>
  );
}
