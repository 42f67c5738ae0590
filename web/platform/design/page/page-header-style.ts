/** The classes of a page's heading, in the frame that the server sends too. */
export const pageHeaderClass = 'mb-5 flex flex-wrap items-start justify-between gap-4';
export const pageHeadingClass = 'min-w-0';
export const pageTitleClass = 'text-title font-bold wrap-anywhere outline-none';
export const pageSubtitleClass = 'mt-1 text-ink-muted';

/** Of a list: the title in one line with its subtitle and its buttons. */
export const oneLineHeaderClass =
  'mb-4 flex min-h-(--size-control) items-start justify-between gap-4 max-sm:mb-3 max-sm:gap-3';
export const oneLineHeadingClass =
  'min-w-0 gap-x-3 max-sm:space-y-1 sm:flex sm:items-baseline sm:*:shrink-0';
export const oneLineSubtitleClass = 'min-w-0 truncate text-ink-muted sm:shrink!';
