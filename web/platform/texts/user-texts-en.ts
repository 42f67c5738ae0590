import type { TextFile } from './texts.ts';

/** The texts of pages for users, which visitors do not load. */
export const userFiles = import.meta.glob<Readonly<Record<string, TextFile>>>([
  '../../**/*.en.ts',
  '!../../{app,catalogue/home,platform/api,platform/texts,customers/activation}/*.en.ts',
  '!../../{services/self-service/tools,ticketing/ticket-holder}/*.en.ts',
  '!../../platform/design/**',
  '!../../services/widget/**',
  '!../../node_modules/**',
]);
