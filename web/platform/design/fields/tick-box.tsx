import { useEffect, useRef } from 'react';
import { classNames } from '#platform/design/class-names.ts';
import { tickClass } from './field-style.ts';

interface TickBoxProps {
  /** What is ticked, for screen readers. */
  label: string;
  isTicked: boolean;
  /** Some of the rows are ticked and some are not. */
  isPartly?: boolean;
  isDisabled?: boolean;
  /** `isRange`: pressed with Shift, which means all rows up to this one. */
  onTick: (isTicked: boolean, isRange: boolean) => void;
}

/** A checkbox without visible label for a table row; its target is larger than it looks. */
export function TickBox({
  label,
  isTicked,
  isPartly = false,
  isDisabled = false,
  onTick,
}: TickBoxProps) {
  const control = useRef<HTMLInputElement>(null);
  const isRange = useRef(false);
  useEffect(() => {
    if (control.current) control.current.indeterminate = isPartly;
  }, [isPartly]);
  return (
    <label
      // Else Shift selects the text between two presses.
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
      className="relative z-10 grid size-(--size-control) cursor-pointer place-items-center rounded-ui hover:bg-hover"
    >
      <input
        ref={control}
        type="checkbox"
        aria-label={label}
        checked={isTicked}
        disabled={isDisabled}
        // A change does not say which keys were held.
        onClick={({ shiftKey }) => {
          isRange.current = shiftKey;
        }}
        onChange={(event) => onTick(event.target.checked, isRange.current)}
        className={tickClass}
      />
      <svg
        aria-hidden="true"
        viewBox="0 0 20 20"
        className={classNames(
          'pointer-events-none absolute size-5 fill-none stroke-on-select stroke-2 forced-colors:hidden',
          !isTicked && !isPartly && 'hidden',
        )}
      >
        <path d={isPartly ? 'M5 10h10' : 'm5 10.5 3.5 3.5L15 6.5'} strokeLinecap="round" />
      </svg>
    </label>
  );
}
