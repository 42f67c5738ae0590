import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '#platform/design/icon.tsx';

interface ChoiceButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'className'> {
  name: string;
  /** Under the name: what tells it from others with the same one. */
  details: ReactNode;
  /** At the right edge instead of an arrow. */
  note?: ReactNode;
}

/** One of several things to choose from, as a row of a list. */
export function ChoiceButton({ name, details, note, ...rest }: ChoiceButtonProps) {
  return (
    <li className="border-line not-last:border-b">
      <button
        {...rest}
        type="button"
        className="flex min-h-14 w-full items-center justify-between gap-3 px-4 py-2 text-left font-semibold outline-offset-[-3px] enabled:hover:bg-hover disabled:cursor-not-allowed disabled:font-normal"
      >
        <span className="min-w-0">
          <span className="block wrap-anywhere">{name}</span>
          <span className="block text-small font-normal text-ink-muted">{details}</span>
        </span>
        {note ? (
          <span className="flex items-center gap-1 text-small font-normal text-ink-muted">
            {note}
          </span>
        ) : (
          <Icon name="chevron-right" className="text-ink-muted" />
        )}
      </button>
    </li>
  );
}
