/** Shared by our own fields and those that are React Aria's, so that they look the same side by side. */
export const labelClass = 'mb-1.5 block text-sm font-semibold';
export const descriptionClass = 'mt-1.5 text-sm text-ink-muted';
export const errorClass = 'mt-1.5 text-sm font-medium text-danger';

export const controlClass =
  'min-h-11 w-full rounded-ui border border-control bg-surface px-3 text-base text-ink placeholder:text-ink-muted hover:border-ink disabled:border-line disabled:bg-sunken disabled:text-ink-muted read-only:not-[select]:bg-sunken aria-invalid:border-danger aria-invalid:ring-1 aria-invalid:ring-danger';

/** For the React Aria parts, whose state is in data attributes. */
export const controlGroupClass =
  'flex min-h-11 w-full items-center rounded-ui border border-control bg-surface text-base text-ink hover:border-ink data-disabled:border-line data-disabled:bg-sunken data-disabled:text-ink-muted';

/** The ring goes round the whole box, whichever of its parts has the focus. */
export const groupFocusClass =
  'has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus';

export const invalidGroupClass = 'border-danger ring-1 ring-danger';

export const popoverClass =
  'rounded-ui border border-line bg-surface shadow-lg outline-none data-entering:animate-appear';

export const optionClass =
  'flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-[calc(var(--tenant-radius)*0.7)] px-3 py-2 outline-none data-focused:bg-hover data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-focus data-selected:font-semibold data-disabled:text-ink-muted data-disabled:opacity-60';
