import { classNames } from '#platform/design/class-names.ts';
import { formatNumber } from '#platform/design/format.ts';
import { Icon } from '#platform/design/icon.tsx';

export interface Chip {
  /** Empty for all rows. */
  value: string;
  label: string;
  /** Undefined while it is loading; null where nothing is counted. */
  count: number | undefined | null;
}

export interface FilterChipsProps {
  /** Accessible name of the group. */
  label: string;
  chips: readonly Chip[];
  value: string;
  onChange: (value: string) => void;
}

/** One filter of a list at a time, each with its count; they scroll sideways on a phone. */
export function FilterChips({ label, chips, value, onChange }: FilterChipsProps) {
  return (
    <div
      role="group"
      aria-label={label}
      className="flex gap-2 max-sm:-mx-4 max-sm:-my-1 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 sm:flex-wrap"
    >
      {chips.map((chip) => {
        const isPressed = chip.value === value;
        return (
          <button
            key={chip.value}
            type="button"
            aria-pressed={isPressed}
            onClick={() => onChange(chip.value)}
            className={classNames(
              'inline-flex h-(--size-chip) shrink-0 items-center gap-2 rounded-full border px-3 text-small whitespace-nowrap transition-colors duration-120',
              isPressed
                ? 'border-select bg-select-tint font-semibold text-on-select-tint forced-colors:border-[Highlight]'
                : 'border-line bg-surface hover:bg-hover',
            )}
          >
            {isPressed && <Icon name="check" className="-mr-1 size-4" />}
            {chip.label}
            {chip.count !== null && (
              <span className={classNames('min-w-2 tabular-nums', !isPressed && 'text-ink-muted')}>
                {chip.count === undefined ? '\u2007' : formatNumber(chip.count)}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}
