import { type RefObject, useEffect, useRef } from 'react';

/**
 * For what takes the place of something that had the focus, or was opened to be used at once: an element that gets the focus when
 * it appears. Browsers leave `autofocus` alone once something has the focus.
 */
export function useFocusOnMount<E extends HTMLElement>({
  isWanted = true,
}: { isWanted?: boolean } = {}): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    if (isWanted) element.current?.focus();
  }, [isWanted]);
  return element;
}
