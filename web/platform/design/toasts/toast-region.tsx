import { useSyncExternalStore } from 'react';
import { useDesignTexts } from '#platform/design/words/use-design-texts.ts';
import { Toast } from './toast.tsx';
import { shownToasts, watchToasts } from './toasts.ts';

/**
 * The place of all toasts, once in the shell. Both live regions exist before the first message: screen
 * readers announce only changes in regions that they know.
 */
export function ToastRegion() {
  const t = useDesignTexts();
  const toasts = useSyncExternalStore(watchToasts, shownToasts);
  const errors = toasts.filter(({ kind }) => kind === 'error');
  const others = toasts.filter(({ kind }) => kind !== 'error');
  return (
    <section
      aria-label={t('notices')}
      // An open modal makes the rest of the page inert, but not this region.
      data-react-aria-top-layer="true"
      className="pointer-events-none fixed inset-x-4 bottom-(--toast-bottom) z-50 flex flex-col items-center gap-3 sm:right-6 sm:left-auto sm:items-end print:hidden"
    >
      <div role="status" className="contents">
        {others.map((toast) => (
          <Toast key={toast.id} toast={toast} />
        ))}
      </div>
      <div role="alert" className="contents">
        {errors.map((toast) => (
          <Toast key={toast.id} toast={toast} />
        ))}
      </div>
    </section>
  );
}
