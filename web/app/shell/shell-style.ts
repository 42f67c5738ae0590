/** Buttons and links on the dark header. */
export const headerButton =
  'inline-flex min-h-11 items-center gap-2 rounded-ui px-3 font-medium text-on-header outline-offset-[-3px] focus-visible:outline-on-header hover:bg-header-hover';

/** The rows of the shell's dropdowns and of the sheet. */
export const menuRow =
  'flex min-h-11 w-full items-center gap-3 rounded-ui px-3 py-2 text-left font-medium text-ink outline-offset-[-2px] hover:bg-hover';
