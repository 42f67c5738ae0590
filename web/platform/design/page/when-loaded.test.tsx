// @vitest-environment happy-dom
import { type ComponentType, lazy, use } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render, waitFor } from '#testing/dom.ts';
import { WhenLoaded } from './when-loaded.tsx';

describe('a part that is loaded', () => {
  it('stands there once its code and its texts are there, and says so once', async () => {
    const code = Promise.withResolvers<{ default: ComponentType }>();
    const texts = Promise.withResolvers<string>();
    const Part = lazy(() => code.promise);
    const Texts = () => <>{use(texts.promise)}</>;
    const onShown = vi.fn();
    const { container, unmount } = render(
      <WhenLoaded fallback="loading" onShown={onShown}>
        <Part />
      </WhenLoaded>,
    );
    const textAndCalls = () => [container.textContent, onShown.mock.calls.length];
    expect(textAndCalls()).toEqual(['loading', 0]);
    code.resolve({ default: Texts });
    await waitFor(() => expect(code.promise).resolves.toBeDefined());
    expect(textAndCalls()).toEqual(['loading', 0]);
    texts.resolve('loaded');
    await waitFor(() => expect(textAndCalls()).toEqual(['loaded', 1]));
    unmount();
  });
});
