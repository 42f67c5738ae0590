import type { Batch } from '@takst/contract/ticketing/batches/batch.schema.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

/** What a batch came from; the name of an old file is erased. */
export function useSourceName(): (source: Batch['source']) => string {
  const t = useTexts('batches');
  const nameless = {
    file: t('namelessSource'),
    paste: t('pastedSource'),
    ticked: t('tickedSource'),
    call: t('calledSource'),
  };
  return ({ name, kind }) => name ?? nameless[kind];
}
