import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#platform/design/class-names.ts';
import { Icon } from '#platform/design/icon.tsx';
import type { IconName } from '#platform/design/icon-paths.ts';

interface TickedBarProps {
  /** How many rows are ticked. */
  text: string;
  clearLabel: string;
  onClear: () => void;
  /** Beside the number: ticks more. */
  more?: ReactNode;
  /** What can be done with the ticked rows: `BarButton`s. */
  actions: ReactNode;
  /** Below the actions: why they cannot be done. */
  children?: ReactNode;
}

/** The number of ticked rows and the actions for them; sticks to the screen while scrolling. */
export const TickedBar = ({
  text,
  clearLabel,
  onClear,
  more,
  actions,
  children,
}: TickedBarProps) => (
  <div
    data-bottom-bar="always"
    className="sticky bottom-4 z-20 mx-auto mt-4 w-fit max-w-full rounded-panel bg-inverse p-2 text-on-inverse shadow-bar max-sm:bottom-0 max-sm:-mx-4 max-sm:w-auto max-sm:max-w-none max-sm:rounded-none max-sm:pb-[max(0.5rem,env(safe-area-inset-bottom))] forced-colors:border"
  >
    <div className="flex items-center gap-x-6 max-lg:flex-col max-lg:items-stretch">
      <div className="flex flex-wrap items-center gap-1">
        <button
          type="button"
          aria-label={clearLabel}
          onClick={onClear}
          className={classNames(barButton, 'w-(--size-control) px-0')}
        >
          <Icon name="close" />
        </button>
        <p role="status" className="px-1 font-semibold whitespace-nowrap tabular-nums">
          {text}
        </p>
        {more}
      </div>
      <div className="flex gap-1 max-sm:grid max-sm:grid-cols-2">{actions}</div>
    </div>
    {children}
  </div>
);

/** On the dark bar the ring of the focus is as light as the text. */
const barButton =
  'inline-flex min-h-(--size-control) items-center justify-center gap-2 rounded-ui px-3 text-table font-semibold whitespace-nowrap outline-current hover:bg-inverse-hover disabled:opacity-60 disabled:hover:bg-transparent';

interface BarButtonProps extends ComponentProps<'button'> {
  icon?: IconName;
}

export const BarButton = ({ icon, className, children, ...rest }: BarButtonProps) => (
  <button type="button" {...rest} className={classNames(barButton, className)}>
    {icon && <Icon name={icon} />}
    {children}
  </button>
);
