import { useEffect, useRef } from 'react';
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

interface ChipRowProps extends FilterChipsProps {
  /** Beside the search box: what has no room scrolls sideways in a wide window, too. */
  isOneLine?: boolean;
}

/** One filter of a list at a time, each with its count; they scroll sideways on a phone. */
export function FilterChips({ label, chips, value, onChange, isOneLine = false }: ChipRowProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (row.current) scrollToPressed(row.current);
  }, [value]);
  return (
    <div
      ref={row}
      role="group"
      aria-label={label}
      className={classNames(
        'flex gap-2 max-sm:-mx-4 max-sm:-my-1 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1',
        isOneLine
          ? '[scrollbar-width:none] -m-1 min-w-0 overflow-x-auto p-1 sm:max-[87rem]:gap-1.5'
          : 'sm:flex-wrap',
      )}
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
              'inline-flex h-(--size-chip) shrink-0 items-center gap-2 rounded-full border px-3 text-small sm:max-[87rem]:px-2.5 whitespace-nowrap transition-colors duration-120',
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

/** Scrolls sideways alone: the page stays where it is. */
function scrollToPressed(row: HTMLElement): void {
  const pressed = row.querySelector<HTMLElement>('[aria-pressed=true]');
  if (!pressed) return;
  const { left, right } = row.getBoundingClientRect();
  const chip = pressed.getBoundingClientRect();
  if (chip.left < left) row.scrollLeft += chip.left - left;
  else if (chip.right > right) row.scrollLeft += chip.right - right;
}
