import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * After a navigation the keyboard and the screen reader start at the new page's heading. Somebody
 * who has already gone on to a field of the page, while the rest of it came, is left there.
 */
export function useFocusOnNewPage(): void {
  const router = useRouter();
  useEffect(() => {
    let leftFrom: Element | null = null;
    const stopNoticing = router.subscribe('onBeforeNavigate', () => {
      leftFrom = document.activeElement;
    });
    const stopFocusing = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      // The first page of all is read from its top, as the browser does it.
      if (!fromLocation || !pathChanged) return;
      const main = document.querySelector<HTMLElement>('main');
      const focused = document.activeElement;
      if (focused !== leftFrom && focused !== main && main?.contains(focused)) return;
      const heading = main?.querySelector<HTMLElement>('h1[tabindex]');
      (heading ?? main)?.focus({ preventScroll: true });
    });
    return () => {
      stopNoticing();
      stopFocusing();
    };
  }, [router]);
}
