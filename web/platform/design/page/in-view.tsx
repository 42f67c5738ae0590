import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Skeleton } from './skeleton.tsx';
import { WhenLoaded } from './when-loaded.tsx';

/** A part below the main content of a page, whose code and rows are loaded when it scrolls into view. */
export function InView({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [isInView, setIsInView] = useState(false);

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsInView(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const waiting = <Skeleton className="h-64 w-full" />;
  return (
    <div ref={box}>
      {isInView ? <WhenLoaded fallback={waiting}>{children}</WhenLoaded> : waiting}
    </div>
  );
}
