/**
 * The classes of the frame, which the page that the server sends has too (`prerender-frame.ts`): what scripts draw later
 * stands in the same place.
 */
export const framePageClass = 'flex min-h-dvh flex-col';
export const frameHeaderClass =
  'sticky top-0 z-20 flex h-(--size-header) items-center gap-1 bg-header px-4 text-on-header md:px-5 print:hidden';
export const frameBrandClass =
  '-ml-1 flex min-h-11 min-w-0 shrink items-center rounded-ui px-1 outline-offset-[-3px] focus-visible:outline-on-header md:w-[calc(var(--size-menu)-1.25rem)] md:shrink-0';
export const frameMainClass = 'min-w-0 p-(--space-page) outline-none';
export const frameContentClass = 'mx-auto max-w-6xl';
