import type { Batch } from '@takst/contract/ticketing/batches/batch.schema.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { formatNumber } from '#platform/design/format.ts';
import { ProblemNotice } from '#platform/design/form/form-notices.tsx';
import { Notice } from '#platform/design/page/notice.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useFocusOnMount } from '#platform/design/use-focus-on-mount.ts';
import { useFaultTexts } from '../batch/fault-texts.ts';
import type { Rows } from '../batch/use-rows.ts';
import { useRowName } from '../cell/use-row-name.ts';
import { useRun } from './use-run.ts';

/** Where it stopped and why, and the four ways on. */
export function Stopped({ batch, rows }: { batch: Batch; rows: Rows }) {
  const t = useTexts('batches');
  const run = useRun(batch);
  const reason = useReason(batch, rows);
  const message = useFocusOnMount<HTMLDivElement>();
  const { done, refused, failed, total, leftOut } = batch;
  const waiting = total - leftOut - done - refused - failed;
  const isAtRow = batch.stoppedAt !== null;
  const buttons = [
    isAtRow && (
      <Button key="go-on" isPending={run.isPending} onClick={() => run.act('go-on')}>
        {t('goOnMended')}
      </Button>
    ),
    isAtRow && (
      <Button key="skip" isPending={run.isPending} onClick={() => run.act('skip')}>
        {t('goOnWithoutRow')}
      </Button>
    ),
    <Button
      key="rest"
      variant="primary"
      isPending={run.isPending}
      onClick={() => run.act(isAtRow ? 'go-on-with-rest' : 'go-on')}
    >
      {isAtRow ? t('goOnWithRest') : t('goOn')}
    </Button>,
    <Button key="end" variant="danger" isPending={run.isPending} onClick={() => run.act('end')}>
      {t('endHere')}
    </Button>,
  ];
  return (
    <div ref={message} tabIndex={-1} className="outline-none">
      <Notice kind="warning" title={reason} isAnnounced>
        <p>
          {t('doneAndWaiting', {
            done: formatNumber(done),
            waiting: formatNumber(waiting + (isAtRow ? 1 : 0)),
          })}
        </p>
        <div className="mt-4 flex flex-wrap gap-3">{buttons}</div>
      </Notice>
      <ProblemNotice problem={run.problem} />
    </div>
  );
}

function useReason({ stopCode, stoppedAt }: Batch, { rows = [] }: Rows): string {
  const t = useTexts('batches');
  const { ofRow } = useFaultTexts();
  const rowName = useRowName();
  if (stopCode === 'STOPPED_BY_USER') return t('stoppedByUser');
  if (stopCode === 'NOT_ALLOWED') return t('stoppedNotAllowed');
  const text = ofRow({ column: null, code: stopCode ?? 'UNEXPECTED' });
  const row = rows.find(({ position }) => position === stoppedAt);
  return stoppedAt === null
    ? text
    : t('stoppedAtRow', {
        row: stoppedAt,
        name: row ? rowName(row) : '',
        text,
      });
}
