import { classNames } from '#design/class-names.ts';
import { formatNumber } from '#design/format.ts';
import { Icon } from '#design/icon.tsx';

interface ChipsProps<V extends string> {
  label: string;
  chips: readonly { value: V; text: string; count: number }[];
  selected: V | '';
  onSelect: (value: V) => void;
}

/** Filters by one state each, with the number of its rows; on a phone they scroll sideways. */
export function Chips<V extends string>({ label, chips, selected, onSelect }: ChipsProps<V>) {
  return (
    <div role="group" aria-label={label} className="-mx-1 flex gap-2 overflow-x-auto p-1">
      {chips.map(({ value, text, count }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === selected}
          onClick={() => onSelect(value)}
          className={classNames(
            'inline-flex min-h-9 shrink-0 items-center gap-2 rounded-full border px-3.5 text-table font-medium pointer-coarse:min-h-11',
            value === selected
              ? 'border-select bg-select-tint'
              : 'border-line bg-surface hover:bg-hover',
          )}
        >
          {value === selected && <Icon name="check" className="size-4" />}
          {text}
          <span className="text-ink-muted tabular-nums">{formatNumber(count)}</span>
        </button>
      ))}
    </div>
  );
}
