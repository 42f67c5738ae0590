import type { Batch } from '@takst/contract/ticketing/batches/batch.schema.ts';
import { buttonClass } from '#platform/design/buttons/button-style.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { addressOf } from '#platform/api/call-input.ts';
import { useBatchKit } from './batch/batch-kit.ts';

/** The rows that are not carried out, with the reason beside each, as a file that can be read again. */
export function DownloadRows({ batch: { id, state, total, done } }: { batch: Batch }) {
  const t = useTexts('batches');
  const { calls } = useBatchKit();
  // The rest is not known while the batch runs.
  if (done === total || state === 'running') return null;
  const show = state === 'draft' ? 'faulty' : 'not-done';
  const address = addressOf(calls.downloadRows, { params: { id }, query: { show } });
  return (
    <a href={address} download className={buttonClass('secondary')}>
      {t(state === 'draft' ? 'downloadFaults' : 'downloadRest')}
    </a>
  );
}
