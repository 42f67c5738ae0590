import type { TextFile } from './texts.ts';

/** The texts of pages for users, which visitors do not load. */
export const userFiles = import.meta.glob<Readonly<Record<string, TextFile>>>([
  '../../**/*.nb.ts',
  '!../../{app,catalogue/home,platform/api,platform/texts,customers/activation}/*.nb.ts',
  '!../../{services/self-service/tools,ticketing/ticket-holder}/*.nb.ts',
  '!../../platform/design/**',
  '!../../services/widget/**',
  '!../../node_modules/**',
]);
