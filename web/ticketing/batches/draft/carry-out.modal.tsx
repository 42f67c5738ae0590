import type { Batch, BatchTotals } from '@takst/contract/ticketing/batches/batch.schema.ts';
import { useFailureText } from '#platform/api/use-failure-text.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { formatLongDate, formatNumber, formatPrice } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { DescriptionList } from '#platform/design/page/description-list.tsx';
import { Notice } from '#platform/design/page/notice.tsx';
import { useMoment } from '#platform/session/use-moment.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useBatchKit } from '../batch/batch-kit.ts';
import { useCarryOut } from './use-carry-out.ts';

interface CarryOutModalProps {
  batch: Batch;
  totals: BatchTotals;
  /** Why the button of the page did not carry them out. */
  refused: ReturnType<typeof useCarryOut>['refused'];
  onClose: () => void;
}

/** How many, what it costs and when it begins; rows with faults are left out. */
export function CarryOutModal(props: CarryOutModalProps) {
  const { batch, totals, refused: earlierRefusal, onClose } = props;
  const t = useTexts('batches');
  const { texts, isDanger = false } = useBatchKit();
  const failureText = useFailureText();
  const moment = useMoment();
  const run = useCarryOut(batch, totals, onClose);
  const refused = run.refused ?? earlierRefusal;
  const isDoneBefore = refused?.code === 'SAME_ROWS_DONE';

  return (
    <FormDialog
      title={texts.carryOut(totals.ready)}
      submitLabel={isDoneBefore ? t('carryOutAgain') : texts.carryOut(totals.ready)}
      isDanger={isDanger}
      operation={run}
      onSubmit={() => run.start(isDoneBefore)}
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
      {run.leavingOutError && (
        <Notice kind="error" title={t('notSaved')} isAnnounced>
          <p>{failureText(run.leavingOutError)}</p>
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
