import { useSyncExternalStore } from 'react';

/** Whether the window is narrower than this many pixels. */
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
