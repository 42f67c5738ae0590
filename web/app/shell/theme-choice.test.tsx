// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pressNow } from '#testing/actions.ts';
import { cleanup, render, screen, waitFor } from '#testing/dom.ts';
import { pageFactsOf } from '#testing/page-facts-of.ts';
import { startTexts } from '#platform/texts/start-texts.ts';
import { ThemeButton, ThemeChoice } from './theme-choice.tsx';

beforeEach(async () => {
  pageFactsOf();
  await startTexts(['app']);
  delete document.documentElement.dataset['theme'];
});
afterEach(() => {
  cleanup();
  delete document.documentElement.dataset['theme'];
});

const theme = () => document.documentElement.dataset['theme'];

describe('the theme', () => {
  it('is one of three: the chosen one is marked, and kept for the next page', async () => {
    render(<ThemeChoice />);
    const pressed = () =>
      screen
        .getAllByRole('button')
        .map((button) => [button.textContent, button.getAttribute('aria-pressed')]);
    expect(pressed()).toEqual([
      ['Follow the system', 'true'],
      ['Light', 'false'],
      ['Dark', 'false'],
    ]);
    for (const [name, value] of [
      ['Dark', 'dark'],
      ['Light', 'light'],
      ['Follow the system', 'auto'],
    ] as const) {
      pressNow(name);
      expect(theme()).toBe(value);
      expect(document.cookie).toContain(`theme=${value}`);
      await waitFor(() =>
        expect(pressed().filter(([, isPressed]) => isPressed === 'true')).toEqual([[name, 'true']]),
      );
    }
  });

  it('moves on to the next with each press on a phone, which says the present one', async () => {
    render(<ThemeButton className="" />);
    for (const [now, next] of [
      ['Follow the system', 'light'],
      ['Light', 'dark'],
      ['Dark', 'auto'],
    ] as const) {
      const button = await screen.findByRole('button', { name: `Appearance: ${now}` });
      button.click();
      expect(theme()).toBe(next);
    }
  });
});
