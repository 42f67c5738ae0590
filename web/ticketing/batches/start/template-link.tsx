import { byteOrderMark, csvLine } from '@takst/domain/platform/csv/csv.rules.ts';
import { useEffect, useMemo } from 'react';
import { buttonClass } from '#platform/design/buttons/button-style.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useColumnLabels } from '../batch/use-column-labels.ts';
import { useColumnsInUse } from '../batch/use-columns.ts';

/** A file with the right headings and one row as an example. */
export function TemplateLink() {
  const t = useTexts('batches');
  const { labelOf } = useColumnLabels();
  const columns = useColumnsInUse();
  const text = [columns.map(([name]) => labelOf(name)), columns.map(([, { example }]) => example)]
    .map((cells) => csvLine(cells))
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
  const url = useMemo(() => URL.createObjectURL(new Blob([byteOrderMark, text])), [text]);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return url;
}
