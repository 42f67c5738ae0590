import type { Batch } from '@takst/contract/ticketing/batches/batch.schema.ts';
import { useQueryClient } from '@tanstack/react-query';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { useGoTo } from '#platform/design/links/use-go-to.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { progressQuery } from '../batch/batch.queries.ts';
import { useBatchKit } from '../batch/batch-kit.ts';
import { useRun } from '../run/use-run.ts';

/** Deletes a draft with all its rows. */
export function DiscardModal({ batch, onClose }: { batch: Batch; onClose: () => void }) {
  const t = useTexts('batches');
  const goTo = useGoTo();
  const { calls, startPath } = useBatchKit();
  const queries = useQueryClient();
  const run = useRun(batch, () => {
    onClose();
    void goTo(startPath);
  });
  async function discard() {
    const { version } = await queries.fetchQuery(progressQuery(calls, batch.id));
    run.act('discard', { version });
  }
  return (
    <FormDialog
      title={t('discardTitle')}
      submitLabel={t('discard')}
      isQuestion
      isDanger
      operation={run}
      onSubmit={() => void discard()}
      onClose={onClose}
    >
      <p>{t('discardQuestion')}</p>
    </FormDialog>
  );
}
