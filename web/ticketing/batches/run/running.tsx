import type { Batch } from '@takst/contract/ticketing/batches/batch.schema.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { formatNumber } from '#platform/design/format.ts';
import { ProblemNotice } from '#platform/design/form/form-notices.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { Progress } from '#platform/design/page/progress.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useRun } from './use-run.ts';

/** How far it has come, and about how long it takes. The page can be left and found again. */
export function Running({ batch }: { batch: Batch }) {
  const t = useTexts('batches');
  const run = useRun(batch);
  const { done, refused, failed, total, leftOut } = batch;
  const settled = done + refused + failed;
  const rows = total - leftOut;
  const numbers = { settled: formatNumber(settled), rows: formatNumber(rows) };
  const timeLeft = useTimeLeft(secondsLeft(batch, { settled, rows }));
  const tenth = Math.floor((10 * settled) / Math.max(1, rows));
  return (
    <Card>
      <div className="grid gap-4">
        <Progress
          label={[t('runProgress', numbers), timeLeft].filter(Boolean).join(', ')}
          value={settled}
          max={rows}
        />
        {/* Announced for each tenth: each second would be too much to hear. */}
        <p role="status" className="sr-only" key={tenth}>
          {t('tenthDone', { percent: 10 * tenth })}
        </p>
        <p className="text-ink-muted">{t('mayLeave')}</p>
        <ProblemNotice problem={run.problem} />
        <Button
          className="justify-self-start"
          isPending={run.isPending}
          onClick={() => run.act('stop')}
        >
          {t('stop')}
        </Button>
      </div>
    </Card>
  );
}

/** In seconds at first, in minutes where those would say more than is known. */
function useTimeLeft(seconds: number | null): string {
  const t = useTexts('batches');
  if (seconds === null) return '';
  return seconds < 90
    ? t('secondsLeft', { seconds: formatNumber(seconds) })
    : t('minutesLeft', { minutes: formatNumber(Math.round(seconds / 60)) });
}

/** By the pace since it was started; null until there is one. */
function secondsLeft(
  { startedAt, updatedAt }: Batch,
  { settled, rows }: { settled: number; rows: number },
): number | null {
  if (!startedAt || settled === 0) return null;
  const seconds = updatedAt.since(startedAt).total('seconds');
  return seconds > 0 ? Math.max(1, Math.ceil(((rows - settled) * seconds) / settled)) : null;
}
