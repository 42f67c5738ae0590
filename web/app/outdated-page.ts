import { reloadPage } from '#platform/drafts/leave-page.ts';

const reloadedKey = 'reloaded-for-new-version';

/**
 * A page opened before a deployment requests chunks that no longer exist. Reloads once to get the
 * new version; not again, so that a failing server causes no reload loop.
 */
export function reloadOnceWhenOutdated(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (sessionStorage.getItem(reloadedKey) === 'yes') return;
    sessionStorage.setItem(reloadedKey, 'yes');
    event.preventDefault();
    reloadPage();
  });
  window.addEventListener('load', () =>
    setTimeout(() => sessionStorage.removeItem(reloadedKey), 10_000),
  );
}
