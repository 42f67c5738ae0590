import type { HistoryProps } from './history.tsx';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Skeleton } from '#design/page/skeleton.tsx';
import { loadTexts } from '#texts/language.ts';

// Below the page's main content: code and rows are loaded when it scrolls into view.
const History = lazy(async () => {
  const [module] = await Promise.all([import('./history.tsx'), loadTexts(['change-history'])]);
  return { default: module.History };
});

/** A subscriber's history, loaded when it scrolls into view. */
export function SubscriberHistory(props: HistoryProps) {
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
      {isInView ? (
        <Suspense fallback={waiting}>
          <History {...props} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
}
