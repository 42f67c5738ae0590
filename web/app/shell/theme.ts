import { useSyncExternalStore } from 'react';

export const themes = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const oneYear = 365 * 24 * 60 * 60;
const root = () => document.documentElement;
const themeNow = (): Theme => themes.find((theme) => theme === root().dataset['theme']) ?? 'auto';

const watch = (onChange: () => void) => {
  const observer = new MutationObserver(onChange);
  observer.observe(root(), { attributes: true, attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
};

export const useTheme = (): Theme => useSyncExternalStore(watch, themeNow);

/** Kept in a cookie: the server renders the next page with it, so nothing flashes. */
export function chooseTheme(theme: Theme): void {
  root().dataset['theme'] = theme;
  document.cookie = `theme=${theme}; path=/; max-age=${oneYear}; samesite=lax`;
}
