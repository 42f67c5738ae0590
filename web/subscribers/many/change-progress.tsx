import type { ManyChange } from '@takst/contract/company-tickets/many/change-many-tickets.schema.ts';
import { formatLongDate, formatNumber } from '#design/format.ts';
import { usePageLanguage } from '#design/page-language.ts';
import { Card } from '#design/page/card.tsx';
import { Notice } from '#design/page/notice.tsx';
import { Progress } from '#design/page/progress.tsx';
import { useMoment } from '#session/use-moment.ts';
import { useTexts } from '#texts/use-texts.ts';
import { isRunning } from './many.queries.ts';

/** Who started the change, and its progress. */
export function ChangeProgress({ change }: { change: ManyChange }) {
  const t = useTexts('change-many-tickets');
  const language = usePageLanguage();
  const moment = useMoment();
  const { expiryDate, startedAt, startedBy } = change;
  return (
    <Card>
      <div className="space-y-5">
        <p className="text-ink-muted">
          {expiryDate && `${t('lastDayIs', { date: formatLongDate(expiryDate, language) })}. `}
          {t('startedBy', { at: moment(startedAt, 'in-sentence'), who: startedBy })}
        </p>
        <FinishedShare change={change} />
        {isRunning(change) ? <p>{t('mayLeave')}</p> : <Finished change={change} />}
      </div>
    </Card>
  );
}

/** How many of the people have been dealt with. */
export function FinishedShare({ change: { total, waiting } }: { change: ManyChange }) {
  const t = useTexts('change-many-tickets');
  const finishedCount = total - waiting;
  const numbers = { settled: formatNumber(finishedCount), total: formatNumber(total) };
  return <Progress label={t('progress', numbers)} value={finishedCount} max={total} />;
}

function Finished({ change }: { change: ManyChange }) {
  const t = useTexts('change-many-tickets');
  const { done, refused, failed } = change;
  const problems = refused + failed;
  if (problems === 0) return <Notice kind="success" title={t('finishedAll')} isAnnounced />;
  const text =
    done === 0
      ? t('finishedNone')
      : t('finishedSome', { done: formatNumber(done), problems: formatNumber(problems) });
  return <Notice kind="warning" title={text} isAnnounced />;
}
