// @vitest-environment happy-dom
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { registerServiceWorker } from './register-service-worker.ts';

const messages: unknown[] = [];
const active = { postMessage: (message: unknown) => messages.push(message) };

function browserWith(workers: object): void {
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));
}

afterEach(() => {
  messages.length = 0;
  vi.restoreAllMocks();
});

describe('registering the service worker of tickets', () => {
  it('tells it which page this is and what it has loaded, once the fonts are there', async () => {
    const fonts = Promise.withResolvers<void>();
    vi.stubGlobal(
      'document',
      Object.assign(Object.create(document), { fonts: { ready: fonts.promise } }),
    );
    onTestFinished(() => void vi.unstubAllGlobals());
    vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) =>
      type === 'resource'
        ? ([{ name: 'https://portal.example/assets/a.js?v=1' }] as PerformanceEntryList)
        : [],
    );
    const register = vi.fn(async () => undefined);
    browserWith({ register, ready: Promise.resolve({ active }) });
    const registered = registerServiceWorker();
    await Promise.resolve();
    expect(register).toHaveBeenCalledWith('/billett/service-worker.js', { updateViaCache: 'none' });
    expect(messages).toEqual([]);
    fonts.resolve();
    await registered;
    expect(messages).toEqual([{ page: location.pathname, assets: ['/assets/a.js'] }]);
  });

  it('is no trouble for the page where a browser has none, or forbids it', async () => {
    await expect(registerServiceWorker()).resolves.toBeUndefined();
    browserWith({ register: () => Promise.reject(new Error('a private window')) });
    await expect(registerServiceWorker()).resolves.toBeUndefined();
    expect(messages).toEqual([]);
  });
});
