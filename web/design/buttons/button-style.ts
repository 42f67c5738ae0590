import { classNames } from '#design/class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

const shape =
  'relative inline-flex min-h-11 items-center justify-center gap-2 rounded-ui border py-2 text-center font-semibold leading-snug no-underline transition-colors disabled:opacity-55 aria-disabled:opacity-55 forced-colors:border-[ButtonText]';

const looks: Record<ButtonVariant, string> = {
  primary:
    'border-transparent bg-solid px-5 text-on-solid not-disabled:not-aria-disabled:hover:bg-solid-hover',
  secondary:
    'border-control bg-surface px-5 text-ink not-disabled:not-aria-disabled:hover:bg-hover',
  quiet:
    'border-transparent bg-transparent px-3 text-accent not-disabled:not-aria-disabled:hover:bg-hover',
  danger:
    'border-transparent bg-danger-solid px-5 text-on-danger-solid not-disabled:not-aria-disabled:hover:bg-danger-solid-hover',
};

export const buttonClass = (variant: ButtonVariant, extra?: string): string =>
  classNames(shape, looks[variant], extra);

export const iconButtonClass =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-ui text-ink transition-colors hover:bg-hover disabled:opacity-40 disabled:hover:bg-transparent';
