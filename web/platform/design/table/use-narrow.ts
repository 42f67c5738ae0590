import { useSyncExternalStore } from 'react';

/** Whether the page is narrower than this: rows are cards then. */
export function useNarrow(pixels: number): boolean {
  const query = `(max-width: ${pixels - 0.02}px)`;
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
  );
}
