import { Select } from '#platform/design/fields/select.tsx';
import { formatNumber } from '#platform/design/format.ts';
import { Card } from '#platform/design/page/card.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useColumnLabels } from '../batch/use-column-labels.ts';
import type { ColumnChoice } from './rows-to-send.ts';
import type { ReadList } from './use-read-list.ts';

interface ListSummaryProps {
  read: ReadList;
  choice: ColumnChoice;
  /** Every column was found, and none is asked about. */
  isRecognised: boolean;
  onSheet: (sheet: number) => void;
}

/** What was read, and what of it stays here. */
export function ListSummary({ read, choice, isRecognised, onSheet }: ListSummaryProps) {
  const t = useTexts('batches');
  const { list, name } = read;
  const { sheet } = list;
  const recognised = useRecognisedNote(read, choice);
  const otherNotes = useNotes(read, choice);
  const notes = isRecognised ? [recognised, ...otherNotes] : otherNotes;
  const count = { count: list.rows.length, rows: formatNumber(list.rows.length) };
  return (
    <Card
      title={name === null ? t('readCellsTitle', count) : t('readFileTitle', { ...count, name })}
    >
      <div className="grid gap-5">
        {sheet && sheet.names.length > 1 && (
          <div className="max-w-sm">
            <Select
              name="sheet"
              label={t('sheet')}
              value={String(sheet.position)}
              onChange={(position) => onSheet(Number(position))}
              options={sheet.names.map((label, at) => ({ value: String(at + 1), label }))}
            />
          </div>
        )}
        <ul className="list-disc space-y-1 pl-5">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </div>
    </Card>
  );
}

/** Which of the file's columns are which of ours. */
function useRecognisedNote({ list }: ReadList, choice: ColumnChoice): string {
  const t = useTexts('batches');
  const { labelOf } = useColumnLabels();
  const columns = Object.entries(choice).flatMap(([name, place]) => {
    const heading = place === null ? '' : list.headings[place];
    return heading ? `${heading} (${labelOf(name)})` : [];
  });
  return t('noteRecognised', { columns: columns.join(', ') });
}

function useNotes({ list }: ReadList, choice: ColumnChoice): string[] {
  const t = useTexts('batches');
  const places = new Set(Object.values(choice));
  const unused = list.headings.filter((heading, place) => heading !== '' && !places.has(place));
  const { privateHeadings, identityNumbers, hiddenRows, mergedAreas } = list;
  return [
    privateHeadings.length > 0 && t('notePrivate', { columns: privateHeadings.join(', ') }),
    identityNumbers > 0 &&
      t('noteIdentityNumbers', { count: identityNumbers, number: formatNumber(identityNumbers) }),
    unused.length > 0 && t('noteUnused', { columns: unused.join(', ') }),
    hiddenRows > 0 && t('noteHidden', { count: hiddenRows, number: formatNumber(hiddenRows) }),
    mergedAreas > 0 && t('noteMerged'),
    t('noteStays'),
  ].filter((note) => note !== false);
}
