import { classNames } from '#platform/design/class-names.ts';

/**
 * `primary` is the one main button of a view. `danger` takes something away and has an icon and a verb;
 * `dangerSolid` confirms that in a dialog.
 */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'dangerSolid';

/** A pending button keeps its colours: only one that cannot be used is grey. */
const disabled =
  'disabled:border-transparent disabled:bg-neutral-tint disabled:text-ink-muted aria-disabled:not-data-pending:border-transparent aria-disabled:not-data-pending:bg-neutral-tint aria-disabled:not-data-pending:text-ink-muted';

const shape =
  'relative inline-flex min-h-(--size-control) items-center justify-center gap-2 rounded-ui border py-1.5 text-center text-table font-semibold no-underline transition-colors forced-colors:border-[ButtonText]';

const looks: Record<ButtonVariant, string> = {
  primary:
    'border-transparent bg-primary px-4 text-on-primary not-disabled:not-aria-disabled:hover:bg-primary-hover',
  secondary:
    'border-control bg-surface px-4 text-ink not-disabled:not-aria-disabled:hover:bg-hover',
  quiet:
    'border-transparent bg-transparent px-3 text-ink not-disabled:not-aria-disabled:hover:bg-hover',
  danger: 'border-danger bg-surface px-4 text-danger not-disabled:not-aria-disabled:hover:bg-hover',
  dangerSolid:
    'border-transparent bg-danger-solid px-4 text-on-danger-solid not-disabled:not-aria-disabled:hover:bg-danger-solid-hover',
};

export const buttonClass = (variant: ButtonVariant, extra?: string): string =>
  classNames(shape, looks[variant], disabled, extra);

export const iconButtonClass =
  'inline-flex size-(--size-control) shrink-0 items-center justify-center rounded-ui text-ink transition-colors hover:bg-hover disabled:text-ink-muted disabled:opacity-50 disabled:hover:bg-transparent';

/** The rows of a dropdown. */
export const menuRowClass =
  'flex min-h-(--size-control) w-full items-center gap-3 rounded-small px-3 py-2 text-left text-table text-ink outline-offset-[-2px] hover:bg-hover';
