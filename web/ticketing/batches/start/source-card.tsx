import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '#platform/design/buttons/button.tsx';
import { DropArea } from '#platform/design/fields/drop-area.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { Notice } from '#platform/design/page/notice.tsx';
import { Progress } from '#platform/design/page/progress.tsx';
import { formatNumber } from '#platform/design/format.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useBatchKit } from '../batch/batch-kit.ts';
import { readLimits } from '../read/read-limits.ts';
import { PasteField } from './paste.field.tsx';
import { TemplateLink } from './template-link.tsx';
import type { ReadState } from './use-read-list.ts';
import { useReadProblemText } from './use-read-problem-text.ts';

interface SourceCardProps {
  reading: ReadState;
  onFile: (file: File) => void;
  onText: (text: string) => void;
}

/** Where a list comes from: a file that is chosen or dropped here, or pasted cells. */
export function SourceCard({ reading, onFile, onText }: SourceCardProps) {
  const t = useTexts('batches');
  const { texts } = useBatchKit();
  const maxRows = formatNumber(readLimits.rows);
  const [isPasting, setPasting] = useState(false);
  usePastedCells(onText);

  return (
    <Card title={t('readTitle')}>
      <DropArea
        accept=".csv,.txt,.tsv,.xlsx,.xls,text/csv"
        text={texts.read?.(maxRows) ?? t('readText', { rows: maxRows })}
        hint={t('dropOrPaste')}
        onFile={onFile}
        actions={
          <>
            <Button icon="copy" aria-expanded={isPasting} onClick={() => setPasting(!isPasting)}>
              {t('pasteCells')}
            </Button>
            <TemplateLink />
          </>
        }
      >
        {isPasting && <PasteField onText={onText} />}
      </DropArea>
      <ReadingStatus reading={reading} />
    </Card>
  );
}

function ReadingStatus({ reading }: { reading: ReadState }) {
  const t = useTexts('batches');
  const problemText = useReadProblemText();
  if (reading.state === 'reading') {
    return (
      <div className="mt-4">
        <Progress label={t('reading')} />
      </div>
    );
  }
  if (reading.state !== 'problem') return null;
  const { title, text } = problemText(reading.problem, reading.name);
  return (
    <Notice kind="error" title={title} isAnnounced className="mt-4">
      <p>{text}</p>
    </Notice>
  );
}

/** Cells that are pasted anywhere on the page, except into a field. */
function usePastedCells(onText: (text: string) => void): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const isInField =
      event.target instanceof Element && event.target.closest('input, textarea, select') !== null;
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (isInField || text.trim() === '') return;
    event.preventDefault();
    onText(text);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
}
