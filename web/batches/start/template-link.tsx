import { byteOrderMark, csvLine } from '@takst/domain/csv/csv.rules.ts';
import { storedColumns } from '@takst/contract/batches/batch-service.ts';
import { useEffect, useState } from 'react';
import { buttonClass } from '#design/buttons/button-style.ts';
import { useTexts } from '#texts/use-texts.ts';
import { useBatchKit } from '../batch-kit.ts';
import { useColumnLabels } from '../use-column-labels.ts';

/** A file with the right headings and one row as an example. */
export function TemplateLink() {
  const t = useTexts('batches');
  const { service } = useBatchKit();
  const { labelOf } = useColumnLabels();
  const columns = storedColumns(service);
  const text = [columns.map(([name]) => labelOf(name)), columns.map(([, { example }]) => example)]
    .map(csvLine)
    .join('');
  return (
    <a
      href={useObjectUrl(text)}
      download={`${t('templateName')}.csv`}
      className={buttonClass('quiet')}
    >
      {t('template')}
    </a>
  );
}

function useObjectUrl(text: string): string {
  const [url] = useState(() => URL.createObjectURL(new Blob([byteOrderMark, text])));
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return url;
}
