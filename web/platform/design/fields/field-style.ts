/** Shared by our own fields and those that are React Aria's, so that they look the same side by side. */
export const labelClass = 'mb-1.5 block text-small font-semibold';
export const descriptionClass = 'mt-1.5 text-small text-ink-muted';
export const errorClass = 'mt-1.5 flex items-start gap-1.5 text-small font-medium text-error';

export const controlClass =
  'min-h-(--size-control) w-full rounded-ui border border-control bg-surface px-3 text-body text-ink sm:text-table placeholder:text-ink-muted hover:border-ink disabled:border-line disabled:bg-neutral-tint disabled:text-ink-muted read-only:not-[select]:not-[button]:bg-sunken aria-invalid:border-error aria-invalid:ring-1 aria-invalid:ring-error';

/** For the React Aria parts, whose state is in data attributes. */
export const controlGroupClass =
  'flex min-h-(--size-control) w-full items-stretch rounded-ui border border-control bg-surface text-body text-ink sm:text-table hover:border-ink data-disabled:border-line data-disabled:bg-neutral-tint data-disabled:text-ink-muted';

/** The ring goes round the whole box, whichever of its parts has the focus. */
export const groupFocusClass =
  'has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus';

export const invalidGroupClass = 'border-error ring-1 ring-error';

/** The box that is ticked, alone or beside its label. */
export const tickClass =
  'size-5 shrink-0 appearance-none rounded-[min(var(--tenant-radius)*0.5,0.3rem)] border border-control bg-surface bg-center bg-no-repeat checked:border-select checked:bg-select indeterminate:border-select indeterminate:bg-select disabled:border-line disabled:bg-neutral-tint forced-colors:appearance-auto';

export const popoverClass =
  'rounded-ui border border-line bg-surface shadow-float outline-none data-entering:animate-appear';

export const optionClass =
  'flex min-h-(--size-control) cursor-pointer items-center justify-between gap-3 rounded-small px-3 py-2 text-table outline-none data-focused:bg-hover data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-focus data-selected:font-semibold data-disabled:text-ink-muted';
