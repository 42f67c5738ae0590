import type { ReactNode } from 'react';

/** One line, of which the end is seen when it is pointed at. */
export const CutCell = ({ children }: { children: ReactNode }) => (
  <span
    className="block truncate max-lg:max-w-32"
    onPointerEnter={({ currentTarget }) => {
      const { scrollWidth, clientWidth, textContent } = currentTarget;
      currentTarget.title = scrollWidth > clientWidth ? textContent : '';
    }}
  >
    {children}
  </span>
);
