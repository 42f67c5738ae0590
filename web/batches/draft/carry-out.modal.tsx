import type { Batch, BatchTotals } from '@takst/contract/batches/batch.schema.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useFailureText } from '#api/use-failure-text.ts';
import { Checkbox } from '#design/fields/checkbox.tsx';
import { FormDialog } from '#design/form/form-dialog.tsx';
import { formatLongDate, formatMoment, formatNumber, formatPrice } from '#design/format.ts';
import { usePageLanguage } from '#design/page-language.ts';
import { DescriptionList } from '#design/page/description-list.tsx';
import { Notice } from '#design/page/notice.tsx';
import { useTexts } from '#texts/use-texts.ts';
import { useBatchKit } from '../batch-kit.ts';
import { useRun } from '../run/use-run.ts';
import { useMend } from './use-mend.ts';

interface CarryOutModalProps {
  batch: Batch;
  totals: BatchTotals;
  onClose: () => void;
}

/** How many, what it costs and when it begins; rows with faults are left out. */
export function CarryOutModal({ batch, totals, onClose }: CarryOutModalProps) {
  const t = useTexts('batches');
  const { texts, acceptance } = useBatchKit();
  const failureText = useFailureText();
  const [hasAccepted, setAccepted] = useState(acceptance === null);
  const [isMissing, setMissing] = useState(false);
  const run = useRun(batch, onClose);
  const leavingOut = useLeaveOutFaulty(batch.id, totals, () => run.act('start'));
  const { refused } = run;
  const isDoneBefore = refused?.code === 'SAME_ROWS_DONE';

  function submit() {
    if (!hasAccepted) return setMissing(true);
    if (isDoneBefore) return run.act('start', { sameRowsAgain: true });
    leavingOut.mutate();
  }

  return (
    <FormDialog
      title={texts.carryOut(totals.ready)}
      submitLabel={isDoneBefore ? t('carryOutAgain') : texts.carryOut(totals.ready)}
      operation={{ ...run, isPending: run.isPending || leavingOut.isPending }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Facts totals={totals} />
      {totals.faulty + totals.leftOut > 0 && (
        <p>{t('rowsLeftOut', countOf(totals.faulty + totals.leftOut))}</p>
      )}
      {acceptance !== null && (
        <div>
          <Checkbox
            name="hasAccepted"
            label={acceptance.label}
            value={hasAccepted}
            onChange={setAccepted}
            isRequired
            error={isMissing && !hasAccepted ? acceptance.missing : undefined}
          />
          {acceptance.links}
        </div>
      )}
      {refused?.code === 'SAME_ROWS_DONE' && (
        <Notice kind="warning" title={t('sameRowsDone')} isAnnounced>
          <p>
            {t('sameRowsDoneText', {
              who: refused.startedBy,
              at: formatMoment(refused.startedAt),
            })}
          </p>
        </Notice>
      )}
      {leavingOut.error && (
        <Notice kind="error" title={t('notSaved')} isAnnounced>
          <p>{failureText(leavingOut.error)}</p>
        </Notice>
      )}
    </FormDialog>
  );
}

const countOf = (count: number) => ({ count, rows: formatNumber(count) });

function Facts({ totals }: { totals: BatchTotals }) {
  const t = useTexts('batches');
  const language = usePageLanguage();
  const { ready, pricePerMonth, firstStart, lastStart } = totals;
  const days = [firstStart, lastStart].flatMap((day) =>
    day ? [formatLongDate(day, language)] : [],
  );
  return (
    <DescriptionList
      items={[
        { term: t('rowsNow'), value: formatNumber(ready) },
        {
          term: t('price'),
          value:
            pricePerMonth === null
              ? t('priceUnknown')
              : t('pricePerMonth', { price: formatPrice(Math.round(pricePerMonth * 100)) }),
        },
        { term: t('starts'), value: [...new Set(days)].join(' – ') },
      ]}
    />
  );
}

/** Rows with faults are left out group by group; with none this is done at once. */
function useLeaveOutFaulty(batchId: number, { faultGroups }: BatchTotals, onDone: () => void) {
  const mend = useMend(batchId);
  return useMutation({
    async mutationFn() {
      let groups = faultGroups;
      while (groups[0]) {
        const [{ column, code }] = groups as [BatchTotals['faultGroups'][number]];
        const { totals } = await mend({ do: 'leave-out-faulty', column, fault: code });
        groups = totals.faultGroups;
      }
    },
    onSuccess: onDone,
  });
}
