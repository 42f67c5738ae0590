import { createContext } from 'react';

/** The services with words of their own: `listTitle_housing` is the `listTitle` of housing. */
const textServices = ['housing'] as const;
export type TextService = (typeof textServices)[number];

/** The service of the page; null where the usual words are its own. */
export const TextServiceContext = createContext<TextService | null>(null);

/** The service whose words a page uses beside the usual ones. */
export const textServiceOf = (service: string | null): TextService | null =>
  textServices.find((own) => own === service) ?? null;
