import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** After a navigation the keyboard and the screen reader start at the new page's heading. */
export function useFocusOnNewPage(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        // The first page of all is read from its top, as the browser does it.
        if (!fromLocation || !pathChanged) return;
        const main = document.querySelector<HTMLElement>('main');
        const heading = main?.querySelector<HTMLElement>('h1[tabindex]');
        (heading ?? main)?.focus({ preventScroll: true });
      }),
    [router],
  );
}
