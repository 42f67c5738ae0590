import { useRef, useState } from 'react';
import { readInWorker } from '#ticketing/batches/read/read-in-worker.ts';
import { readLimits } from '#ticketing/batches/read/read-limits.ts';
import type { ReadProblem } from '#ticketing/batches/read/read-problem.ts';
import { useReadProblemText } from '#ticketing/batches/start/use-read-problem-text.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { Notice } from '#platform/design/page/notice.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { linesOfTable, listHeadings } from './list-columns.ts';

interface ListFileProps {
  name: 'guests' | 'cards';
  /** Lines for the field. */
  onLines: (lines: string) => void;
}

type State = { isReading: boolean; problem: { of: ReadProblem; name: string } | null };

/** Reads a list from a spreadsheet or a text file; it never leaves the browser before the order does. */
export function ListFile({ name, onLines }: ListFileProps) {
  const t = useTexts('counter-order-form');
  const problemText = useReadProblemText();
  const input = useRef<HTMLInputElement>(null);
  const [{ isReading, problem }, setState] = useState<State>({ isReading: false, problem: null });

  async function read(file: File) {
    setState({ isReading: true, problem: null });
    const result =
      file.size > readLimits.fileBytes
        ? { problem: { code: 'FILE_TOO_LARGE' } as const }
        : await readInWorker({
            source: { kind: 'file', bytes: new Uint8Array(await file.arrayBuffer()), sheet: 1 },
            knownHeadings: listHeadings,
          });
    if ('list' in result) onLines(linesOfTable(result.list));
    const failed = 'problem' in result ? { of: result.problem, name: file.name } : null;
    setState({ isReading: false, problem: failed });
  }

  const words = problem && problemText(problem.of, problem.name);
  return (
    <div className="grid gap-2">
      <Button
        icon="document"
        className="justify-self-start"
        isPending={isReading}
        onClick={() => input.current?.click()}
      >
        {t(name === 'guests' ? 'readGuests' : 'readCards')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('file')}
        accept=".csv,.txt,.tsv,.xlsx,.xls,text/csv"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file may be chosen again after it was mended.
          target.value = '';
          if (file) void read(file);
        }}
      />
      {words && (
        <Notice kind="error" title={words.title} isAnnounced>
          <p>{words.text}</p>
        </Notice>
      )}
    </div>
  );
}
