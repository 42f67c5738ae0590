/** Its folder is its scope: the pages of tickets. */
const script = '/billett/service-worker.js';

/** Lets the service worker keep this page and the files that it has loaded, fonts included. Without one, nothing is kept. */
export async function registerServiceWorker(): Promise<void> {
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : null;
  try {
    await workers?.register(script, { updateViaCache: 'none' });
    const registration = await workers?.ready;
    await document.fonts.ready;
    const assets = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname);
    registration?.active?.postMessage({ page: location.pathname, assets });
  } catch {
    // A browser that forbids it, as in a private window, shows the page without a copy.
  }
}
