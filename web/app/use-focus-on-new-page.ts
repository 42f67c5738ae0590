import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * Moves the focus to the heading of the new page after a navigation, unless the user has already
 * focused something on it.
 */
export function useFocusOnNewPage(): void {
  const router = useRouter();
  useEffect(() => {
    let leftFrom: Element | null = null;
    const stopNoticing = router.subscribe('onBeforeNavigate', () => {
      leftFrom = document.activeElement;
    });
    const stopFocusing = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      // Not for the first page: the browser reads it from the top.
      if (!fromLocation || !pathChanged) return;
      const main = document.querySelector<HTMLElement>('main');
      const activeElement = document.activeElement;
      if (activeElement !== leftFrom && activeElement !== main && main?.contains(activeElement))
        return;
      const heading = main?.querySelector<HTMLElement>('h1[tabindex]');
      (heading ?? main)?.focus({ preventScroll: true });
    });
    return () => {
      stopNoticing();
      stopFocusing();
    };
  }, [router]);
}
