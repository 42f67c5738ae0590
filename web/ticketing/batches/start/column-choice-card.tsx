import { type Column, isInUse } from '@takst/contract/ticketing/batches/batch-service.ts';
import { Select } from '#platform/design/fields/select.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useBatchKit } from '../batch/batch-kit.ts';
import { useColumnLabels } from '../batch/use-column-labels.ts';
import type { ColumnChoice } from './rows-to-send.ts';
import type { ReadList } from './use-read-list.ts';

interface ColumnChoiceCardProps {
  read: ReadList;
  choice: ColumnChoice;
  onChoose: (choice: ColumnChoice) => void;
}

const samples = 3;
const notInFile = '-';

/** Which column of the file is which of ours; those that were recognised are chosen already. */
export function ColumnChoiceCard({ read: { list }, choice, onChoose }: ColumnChoiceCardProps) {
  const t = useTexts('batches');
  const { service, options: above } = useBatchKit();
  const { labelOf } = useColumnLabels();
  const headingOf = (place: number) =>
    list.headings[place] || t('columnNumber', { number: place + 1 });
  const options = [
    { value: notInFile, label: t('notInFile') },
    ...list.headings.map((_, place) => ({ value: String(place), label: headingOf(place) })),
  ];
  const columns = columnsToChoose(service.columns, { choice, options: above });
  return (
    <Card title={t('columnsTitle')}>
      <p className="text-ink-muted">{t('columnsText')}</p>
      <ul className="mt-5 grid gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        {columns.map(([name, column]) => {
          const place = choice[name] ?? null;
          const values = place === null ? [] : samplesOf(list.rows, place);
          return (
            <li key={name}>
              <Select
                name={`column-${name}`}
                label={labelOf(name)}
                isOptional={!column.isRequired}
                value={place === null ? notInFile : String(place)}
                onChange={(text) =>
                  onChoose({ ...choice, [name]: text === notInFile ? null : Number(text) })
                }
                options={options}
                description={
                  place === null
                    ? column.isRequired
                      ? t('typedInTable')
                      : undefined
                    : t('samples', { values: values.join(', ') })
                }
              />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

interface Chosen {
  choice: ColumnChoice;
  options: unknown;
}

/** Our columns that count with these options, and that the file may have. */
const columnsToChoose = (columns: Columns, { choice, options }: Chosen) =>
  Object.entries(columns).filter(
    ([name, column]) =>
      !column.isHidden && isInUse(column, options) && isShown(columns, choice, name),
  );

/** Every column that the rows need was found: there is nothing to ask. */
export const isAllChosen = (columns: Columns, chosen: Chosen): boolean =>
  columnsToChoose(columns, chosen).every(
    ([name, column]) => !column.isRequired || (chosen.choice[name] ?? null) !== null,
  );

type Columns = Readonly<Record<string, Column>>;

/** Names stand in two columns or in one: whichever the file has is asked for. */
function isShown(columns: Columns, choice: ColumnChoice, name: string) {
  const isChosen = (column: string) => (choice[column] ?? null) !== null;
  const whole = Object.entries(columns).find(([, column]) => column.as === 'full-name');
  if (!whole || whole[1].as !== 'full-name') return true;
  const [wholeName, { splitsInto }] = whole;
  if (splitsInto.some((part) => part === name)) return !isChosen(wholeName);
  return name !== wholeName || isChosen(name) || !splitsInto.every(isChosen);
}

const samplesOf = (rows: readonly (readonly string[])[], place: number): string[] =>
  rows
    .map((row) => row[place] ?? '')
    .filter((text) => text !== '')
    .slice(0, samples);
