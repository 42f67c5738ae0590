import type { Theme } from '#app/shell/theme-choice.tsx';

let theme: Theme = 'auto';

/** The theme that the visitor has chosen. */
export const publicTheme = (): Theme => theme;

export function renderInTheme(newTheme: Theme): void {
  theme = newTheme;
}
