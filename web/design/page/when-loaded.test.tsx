// @vitest-environment happy-dom
import { type ComponentType, lazy, Suspense, use } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WhenLoaded } from './when-loaded.tsx';

const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
// Within `act` React does not wait with what is loaded.
beforeAll(() => void (environment.IS_REACT_ACT_ENVIRONMENT = false));
afterAll(() => void (environment.IS_REACT_ACT_ENVIRONMENT = true));

/** A part whose code comes first, and then its texts. */
function partInSteps() {
  const code = Promise.withResolvers<{ default: ComponentType }>();
  const texts = Promise.withResolvers<string>();
  const Part = lazy(() => code.promise);
  const Texts = () => <>{use(texts.promise)}</>;
  const loadCode = () => code.resolve({ default: Texts });
  return { Part, loadCode, loadTexts: () => texts.resolve('loaded') };
}

describe('a part that is loaded', () => {
  it('stands there at once, while a boundary of Suspense still waits', async () => {
    const onShown = vi.fn();
    const box = document.body.appendChild(document.createElement('div'));
    const textOf = (name: string) => box.querySelector(`[data-part=${name}]`)?.textContent;
    const first = partInSteps();
    const second = partInSteps();
    const root = createRoot(box);
    root.render(
      <>
        <p data-part="at-once">
          <WhenLoaded fallback="loading" onShown={onShown}>
            <first.Part />
          </WhenLoaded>
        </p>
        <p data-part="later">
          <Suspense fallback="loading">
            <second.Part />
          </Suspense>
        </p>
      </>,
    );
    await vi.waitUntil(() => textOf('later') === 'loading');
    for (const { loadCode } of [first, second]) loadCode();
    expect([textOf('at-once'), onShown.mock.calls.length]).toEqual(['loading', 0]);
    /** What the other one shows when this one is there. */
    const other = new Promise((resolve) => {
      new MutationObserver(
        () => textOf('at-once') === 'loaded' && resolve(textOf('later')),
      ).observe(box, { subtree: true, childList: true, characterData: true });
    });
    for (const { loadTexts } of [first, second]) loadTexts();
    expect(await other).toBe('loading');
    await vi.waitUntil(() => textOf('later') === 'loaded');
    expect(onShown).toHaveBeenCalledTimes(1);
    root.unmount();
  });
});
