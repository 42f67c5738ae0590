import { useSyncExternalStore } from 'react';
import { useWords } from '#design/words.ts';
import { Toast } from './toast.tsx';
import { shownToasts, watchToasts } from './toasts.ts';

/**
 * Where toasts appear; once, in the shell. Both live regions are there before the first message, since a
 * screen reader only tells of what changes in a region that it knows.
 */
export function ToastRegion() {
  const words = useWords();
  const toasts = useSyncExternalStore(watchToasts, shownToasts);
  const ofKind = (kind: 'success' | 'error') =>
    toasts
      .filter((toast) => toast.kind === kind)
      .map((toast) => <Toast key={toast.id} toast={toast} />);
  return (
    <section
      aria-label={words('notices')}
      // An open modal hides everything else from screen readers and from the pointer, but not this.
      data-react-aria-top-layer="true"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-50 flex flex-col items-center gap-3 sm:right-6 sm:bottom-6 sm:left-auto sm:items-end"
    >
      <div role="status" className="contents">
        {ofKind('success')}
      </div>
      <div role="alert" className="contents">
        {ofKind('error')}
      </div>
    </section>
  );
}
