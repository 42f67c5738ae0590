import type { BatchRow } from '@takst/contract/ticketing/batches/batch.schema.ts';
import { type KeyboardEvent, useId } from 'react';
import { Button } from '#platform/design/buttons/button.tsx';
import { classNames } from '#platform/design/class-names.ts';
import { FieldHints, hintAttributes } from '#platform/design/fields/field.tsx';
import { controlClass, labelClass } from '#platform/design/fields/field-style.ts';
import { SelectBox } from '#platform/design/fields/select-box.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useDesignTexts } from '#platform/design/words/use-design-texts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useBatchKit } from '../batch/batch-kit.ts';
import { useFaultTexts } from '../batch/fault-texts.ts';
import { useColumnLabels } from '../batch/use-column-labels.ts';
import { cellFaultOf } from './cell-fault.ts';
import type { MendProps } from './mend-props.ts';
import { useCell } from './use-cell.ts';
import { useRowName } from './use-row-name.ts';

interface CellFieldProps extends MendProps {
  column: string;
  /** On a card; in the table the heading of the column says it. */
  hasLabel?: boolean;
}

/** A cell that can be mended. It is saved when it is left; Enter goes on to the next fault. */
export function CellField({ hasLabel = false, ...props }: CellFieldProps) {
  const { row, column } = props;
  const t = useTexts('batches');
  const tDesign = useDesignTexts();
  const id = useId();
  const { labelOf } = useColumnLabels();
  const rowName = useRowName();
  const { atCell } = useFaultTexts();
  const cell = useCell(props);
  const choices = useChoices(column);
  const fault = cellFaultOf(row, column);
  const proposal = fault?.proposal ?? null;
  const hints = { error: cell.problem ?? (fault && atCell(fault)), description: cell.note };
  const name = t('cellOf', { column: labelOf(column), name: rowName(row) });
  const control = {
    id,
    ...hintAttributes(id, hints),
    'aria-label': hasLabel ? undefined : name,
    value: cell.text,
  };

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Escape') cell.restore();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    cell.save();
    focusNextFault(event.currentTarget);
  }

  return (
    <div className="min-w-0">
      {hasLabel && (
        <label htmlFor={id} className={labelClass}>
          {labelOf(column)}
        </label>
      )}
      {choices ? (
        <SelectBox
          {...control}
          onChoose={cell.save}
          options={[...new Set(['', cell.text, ...choices])].map((choice) => ({
            value: choice,
            label: choice || tDesign('chooseOne'),
          }))}
          className="min-w-36"
        />
      ) : (
        <input
          {...control}
          autoComplete="off"
          onChange={({ target }) => cell.type(target.value)}
          onBlur={() => cell.save()}
          onKeyDown={press}
          className={classNames(controlClass, !hasLabel && 'min-w-28')}
        />
      )}
      <FieldHints id={id} {...hints} />
      {proposal !== null && proposal !== cell.text && (
        <Button className="mt-1.5" onClick={() => cell.save(proposal)}>
          {t('useProposal', { text: proposal })}
        </Button>
      )}
    </div>
  );
}

/** What may stand in a column of choices; null for any other. */
function useChoices(name: string): readonly string[] | null {
  const { service } = useBatchKit();
  const language = usePageLanguage();
  const column = service.columns[name];
  return column?.as === 'choice' ? column.choices.map(({ names }) => names[language]) : null;
}

/** The next field with a fault, or the first one after the last. */
function focusNextFault(field: HTMLInputElement): void {
  const table = field.closest('[data-cells]');
  const faulty = [...(table?.querySelectorAll<HTMLElement>('[aria-invalid]') ?? [])];
  const others = faulty.filter((other) => other !== field);
  const next = others.find(
    (other) => field.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  (next ?? others[0])?.focus();
}

/** A cell as it is read; one that was damaged with what stood in the file. */
export function CellText({ row, column }: { row: BatchRow; column: string }) {
  const t = useTexts('batches');
  const text = row.cells[column] ?? '';
  const readAs = row.readAs[column];
  if (readAs === undefined) return <span className="wrap-anywhere">{text}</span>;
  return (
    <span className="wrap-anywhere">
      {readAs} <span className="block text-small text-ink-muted">{t('inFile', { text })}</span>
    </span>
  );
}
