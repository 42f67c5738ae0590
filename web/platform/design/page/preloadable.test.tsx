// @vitest-environment happy-dom
import { cleanup, render, screen } from '#testing/dom.ts';
import { Suspense } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { preloadable } from './preloadable.ts';

afterEach(cleanup);

const greeting = () =>
  preloadable(async () => ({ name }: { name: string }) => <p>Hi {name}</p>);

function open(Greeting: ReturnType<typeof greeting>) {
  render(
    <Suspense fallback="loading">
      <Greeting name="Kari" />
    </Suspense>,
  );
}

describe('a preloadable component', () => {
  it('renders at once when it has been loaded', async () => {
    const Greeting = greeting();
    await Greeting.preload();
    open(Greeting);
    expect(document.body.textContent).toBe('Hi Kari');
  });

  it('shows the placeholder until it is loaded', async () => {
    open(greeting());
    expect(document.body.textContent).toBe('loading');
    await screen.findByText('Hi Kari');
  });
});
