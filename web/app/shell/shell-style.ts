/** Buttons and links on the dark header. */
export const headerButton =
  'inline-flex min-h-(--size-control) items-center gap-2 rounded-ui px-3 text-table font-medium text-on-header outline-offset-[-3px] focus-visible:outline-on-header hover:bg-header-hover';

/** The rows of the shell's dropdowns and of the sheet. */
export { menuRowClass as menuRow } from '#platform/design/buttons/button-style.ts';

/** The foot of the sheet: an icon above a word. */
export const sheetFootButton =
  'flex min-h-14 w-full flex-col items-center gap-1 pt-1.5 rounded-small px-1 text-center text-small text-ink outline-offset-[-2px] hover:bg-hover';
