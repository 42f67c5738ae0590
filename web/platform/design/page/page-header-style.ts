/** The classes of a page's heading, in the frame that the server sends too. */
export const pageHeaderClass = 'mb-5 flex flex-wrap items-start justify-between gap-4';
export const pageHeadingClass = 'min-w-0';
export const pageTitleClass = 'text-title font-bold wrap-anywhere outline-none';
export const pageSubtitleClass = 'mt-1 text-ink-muted';
