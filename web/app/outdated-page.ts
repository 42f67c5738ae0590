const reloadedKey = 'reloaded-for-new-version';

/**
 * A page that was open while a new version came asks for chunks that are gone. A reload fetches the new
 * version; only once, so that a server in trouble does not make the page reload for ever.
 */
export function reloadOnceWhenOutdated(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (sessionStorage.getItem(reloadedKey) === 'yes') return;
    sessionStorage.setItem(reloadedKey, 'yes');
    event.preventDefault();
    location.reload();
  });
  window.addEventListener('load', () =>
    setTimeout(() => sessionStorage.removeItem(reloadedKey), 10_000),
  );
}
