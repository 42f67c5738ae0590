import type { RecipientFault } from '@takst/domain/services/ticket-counter/order/refused-recipients.rules.ts';
import { createContext, useContext } from 'react';

/** What the server refused, by the line of the list as it was sent: a line that is changed is not refused any more. */
export type RefusedTexts = ReadonlyMap<string, RecipientFault>;

const RefusedTextsContext = createContext<RefusedTexts>(new Map());
export const RefusedTextsProvider = RefusedTextsContext.Provider;
export const useRefusedTexts = (): RefusedTexts => useContext(RefusedTextsContext);
