import type { BatchTotals } from '@takst/contract/ticketing/batches/batch.schema.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { formatNumber } from '#platform/design/format.ts';
import { Modal } from '#platform/design/overlays/modal.tsx';
import { useDesignTexts } from '#platform/design/words/use-design-texts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useFaultTexts } from '../batch/fault-texts.ts';

interface ExplainFaultsModalProps {
  totals: BatchTotals;
  onClose: () => void;
}

/** Each fault of the rows: what is wrong, how it is mended, and in how many rows it is. */
export function ExplainFaultsModal({ totals, onClose }: ExplainFaultsModalProps) {
  const t = useTexts('batches');
  const design = useDesignTexts();
  const { inGroup, howToMend } = useFaultTexts();
  return (
    <Modal
      isOpen
      title={t('explainTitle')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{design('close')}</Button>}
    >
      <dl className="grid gap-4">
        {totals.faultGroups.map((group) => (
          <div key={`${group.column} ${group.code}`}>
            <dt className="font-semibold">{inGroup(group)}</dt>
            <dd>
              {howToMend(group)}
              <span className="block text-small text-ink-muted">
                {t('rowsWithFault', { count: group.rows, rows: formatNumber(group.rows) })}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
