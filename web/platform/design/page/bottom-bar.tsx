import type { ReactNode } from 'react';

/** What can be done with the page now; it stays at the lower edge while the page scrolls under it. */
export const BottomBar = ({ children }: { children: ReactNode }) => (
  <div
    data-bottom-bar="always"
    className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line bg-surface px-4 py-3 shadow-bar sm:bottom-2 sm:mx-0 sm:rounded-panel sm:border"
  >
    {children}
  </div>
);
