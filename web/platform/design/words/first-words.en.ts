import type { nb } from './first-words.nb.ts';

export const en: Record<keyof typeof nb, string> = {
  optional: 'optional',
  pending: 'Please wait …',
  loading: 'Loading …',
  opensNewWindow: 'opens in a new tab',
};
