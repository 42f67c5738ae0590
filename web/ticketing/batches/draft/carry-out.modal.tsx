import type { Batch, BatchTotals } from '@takst/contract/ticketing/batches/batch.schema.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFailureText } from '#platform/api/use-failure-text.ts';
import { Checkbox } from '#platform/design/fields/checkbox.tsx';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { formatLongDate, formatNumber, formatPrice } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { DescriptionList } from '#platform/design/page/description-list.tsx';
import { Notice } from '#platform/design/page/notice.tsx';
import { useMoment } from '#platform/session/use-moment.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { batchQuery } from '../batch/batch.queries.ts';
import { useBatchKit } from '../batch/batch-kit.ts';
import { useRun } from '../run/use-run.ts';
import { useMend } from '../cell/use-mend.ts';

interface CarryOutModalProps {
  batch: Batch;
  totals: BatchTotals;
  onClose: () => void;
}

/** How many, what it costs and when it begins; rows with faults are left out. */
export function CarryOutModal({ batch, totals, onClose }: CarryOutModalProps) {
  const t = useTexts('batches');
  const { texts, acceptance, isDanger = false } = useBatchKit();
  const failureText = useFailureText();
  const moment = useMoment();
  const [hasAccepted, setAccepted] = useState(acceptance === null);
  const [isMissing, setMissing] = useState(false);
  const run = useRun(batch, onClose);
  const leavingOut = useLeaveOutFaulty(batch.id, totals);
  const { refused } = run;
  const isDoneBefore = refused?.code === 'SAME_ROWS_DONE';

  function submit() {
    if (!hasAccepted) return setMissing(true);
    leavingOut.mutate(undefined, {
      onSuccess: (version) => run.act('start', { version, sameRowsAgain: isDoneBefore }),
    });
  }

  return (
    <FormDialog
      title={texts.carryOut(totals.ready)}
      submitLabel={isDoneBefore ? t('carryOutAgain') : texts.carryOut(totals.ready)}
      isDanger={isDanger}
      operation={{ ...run, isPending: run.isPending || leavingOut.isPending }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Facts totals={totals} />
      {totals.notes
        .flatMap((note) => texts.note?.(note) ?? [])
        .map((text) => (
          <p key={text}>{text}</p>
        ))}
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
              at: moment(refused.startedAt, 'in-sentence'),
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
  const { facts } = useBatchKit();
  return facts ? facts(totals) : <OrderFacts totals={totals} />;
}

function OrderFacts({ totals }: { totals: BatchTotals }) {
  const t = useTexts('batches');
  const language = usePageLanguage();
  const { ready, pricePerMonth, taxPerMonth = null, firstStart, lastStart } = totals;
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
        ...(taxPerMonth === null
          ? []
          : [
              {
                term: t('taxTerm'),
                value: t('pricePerMonth', { price: formatPrice(Math.round(taxPerMonth * 100)) }),
              },
            ]),
        { term: t('starts'), value: [...new Set(days)].join(' – ') },
      ]}
    />
  );
}

/**
 * Leaves rows with faults out, group by group, and tells the version of the batch after it. What somebody
 * else has changed meanwhile is shown first.
 */
function useLeaveOutFaulty(batchId: number, { faultGroups, ready }: BatchTotals) {
  const { calls } = useBatchKit();
  const queries = useQueryClient();
  const mend = useMend(batchId);
  return useMutation({
    async mutationFn() {
      let [group] = faultGroups;
      while (group) {
        const { column, code } = group;
        const { totals } = await mend({ do: 'leave-out-faulty', column, fault: code });
        [group] = totals.faultGroups;
      }
      const { batch, totals } = await queries.fetchQuery({
        ...batchQuery(calls, batchId),
        staleTime: 0,
      });
      // A version that was not seen: the server refuses it, and the dialog says why.
      return totals.ready === ready ? batch.version : 0;
    },
  });
}
