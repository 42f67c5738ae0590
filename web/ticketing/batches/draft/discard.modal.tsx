import type { Batch } from '@takst/contract/ticketing/batches/batch.schema.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { useGoTo } from '#platform/design/links/use-go-to.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useBatchKit } from '../batch/batch-kit.ts';
import { useRun } from '../run/use-run.ts';

/** Deletes a draft with all its rows. */
export function DiscardModal({ batch, onClose }: { batch: Batch; onClose: () => void }) {
  const t = useTexts('batches');
  const goTo = useGoTo();
  const { startPath } = useBatchKit();
  const run = useRun(batch, () => {
    onClose();
    void goTo(startPath);
  });
  return (
    <FormDialog
      title={t('discardTitle')}
      submitLabel={t('discard')}
      isQuestion
      isDanger
      operation={run}
      onSubmit={() => void run.actOnNewest('discard')}
      onClose={onClose}
    >
      <p>{t('discardQuestion')}</p>
    </FormDialog>
  );
}
