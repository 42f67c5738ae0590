import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The current width of an element. */
export function useWidth<E extends HTMLElement>(
  atFirst: number,
): { ref: RefObject<E | null>; width: number } {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(atFirst);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => setWidth(element.clientWidth || atFirst);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [atFirst]);
  return { ref, width };
}
