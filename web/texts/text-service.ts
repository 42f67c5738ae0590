import { createContext } from 'react';

/** A service with words of its own: `listTitle_housing` is its `listTitle`. */
export type TextService = 'housing';

/** The service of the page; null where the usual words are its own. */
export const TextServiceContext = createContext<TextService | null>(null);

/** The service whose words a page uses beside the usual ones. */
export const textServiceOf = (service: string | null): TextService | null =>
  service === 'housing' ? service : null;
