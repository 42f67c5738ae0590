import type { Batch } from '@takst/contract/ticketing/batches/batch.schema.ts';
import type { RosterSummary } from '@takst/contract/ticketing/roster/roster.schema.ts';
import { useState } from 'react';
import { useBatchKit } from '#ticketing/batches/batch/batch-kit.ts';
import { useRun } from '#ticketing/batches/run/use-run.ts';
import { ConsentLinks } from '#platform/design/links/consent-links.tsx';
import { Checkbox } from '#platform/design/fields/checkbox.tsx';
import { TextField } from '#platform/design/fields/text-field.tsx';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { formatNumber } from '#platform/design/format.ts';
import { DescriptionList } from '#platform/design/page/description-list.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useComparisonKit } from './comparison-kit.ts';
import { totalOf } from './roster-total.ts';
import { priceDifference } from './use-proposal-columns.tsx';

interface CarryOutRosterModalProps {
  batch: Batch;
  summary: RosterSummary;
  /** What was accepted is no longer what is proposed. */
  onStale: () => void;
  onClose: () => void;
}

/** What is done of each group; when the list may be half of it, the number of ends is typed. */
export function CarryOutRosterModal({
  batch,
  summary,
  onStale,
  onClose,
}: CarryOutRosterModalProps) {
  const t = useTexts('roster');
  const { texts } = useBatchKit();
  const comparison = useComparisonKit();
  const { groups, ends, isPerhapsHalfAList } = summary;
  const { accepted, price } = totalOf(summary);
  const orders = groups.find((one) => one.class === 'joiner')?.accepted ?? 0;
  const needsNumber = isPerhapsHalfAList && ends > 0;
  const [number, setNumber] = useState('');
  const [hasConsent, setConsent] = useState(orders === 0);
  const [isTried, setTried] = useState(false);
  const run = useRun(batch, onClose);
  const isNumberRight = !needsNumber || number.trim() === String(ends);

  async function submit() {
    setTried(true);
    if (!hasConsent || !isNumberRight) return;
    await run.actOnNewest('start', {
      sameRowsAgain: true,
      confirmedNumber: needsNumber ? ends : null,
    });
  }

  function close() {
    if (run.refused?.code === 'NOT_AS_SHOWN') onStale();
    onClose();
  }

  return (
    <FormDialog
      title={texts.carryOut(accepted)}
      submitLabel={texts.carryOut(accepted)}
      isDanger={ends > 0}
      operation={run}
      onSubmit={() => void submit()}
      onClose={close}
    >
      <DescriptionList
        items={[
          ...comparison.groups.flatMap(({ class: group, name }) => {
            const count = groups.find((one) => one.class === group)?.accepted ?? 0;
            return count > 0 ? [{ term: name, value: formatNumber(count) }] : [];
          }),
          { term: t('netPrice'), value: price === null ? t('noPrice') : priceDifference(price) },
        ]}
      />
      <p>{t('restDeleted')}</p>
      {needsNumber && (
        <TextField
          name="confirmedNumber"
          label={comparison.texts.confirmLabel}
          description={comparison.texts.confirmHelp(formatNumber(ends))}
          inputMode="numeric"
          autoComplete="off"
          value={number}
          onChange={setNumber}
          error={
            isTried && !isNumberRight
              ? t('confirmWrong', { number: formatNumber(ends) })
              : undefined
          }
        />
      )}
      {orders > 0 && (
        <div>
          <Checkbox
            name="hasAccepted"
            label={t('acceptance')}
            value={hasConsent}
            onChange={setConsent}
            isRequired
            error={isTried && !hasConsent ? t('faultAccepted') : undefined}
          />
          <ConsentLinks />
        </div>
      )}
    </FormDialog>
  );
}
