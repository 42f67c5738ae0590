import { useState } from 'react';
import { Button } from '#platform/design/buttons/button.tsx';
import { TextArea } from '#platform/design/fields/text-area.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';

/** Takes cells that are pasted from a spreadsheet. */
export function PasteField({ onText }: { onText: (text: string) => void }) {
  const t = useTexts('batches');
  const [text, setText] = useState('');
  return (
    <div className="grid gap-3">
      <TextArea
        name="pastedCells"
        label={t('pastedCells')}
        description={t('pastedCellsHelp')}
        value={text}
        onChange={setText}
      />
      <Button
        className="justify-self-start"
        disabled={text.trim() === ''}
        onClick={() => onText(text)}
      >
        {t('readCells')}
      </Button>
    </div>
  );
}
