/** The classes of the operator's mark, in the frame that the server sends too. */
export const logoClass = 'flex min-w-0 items-center gap-2.5 text-section';
export const logoMarkClass =
  'grid size-8 shrink-0 place-items-center rounded-small bg-mark text-on-mark';
export const logoNameClass = 'truncate';
