import type { TextFile } from './texts.ts';

/** The texts of pages for users, which visitors do not load. */
export const userFiles = import.meta.glob<Readonly<Record<string, TextFile>>>([
  '../**/*.en.ts',
  '!../{activation,api,app,home,self-service/tools,texts,ticket-holder}/*.en.ts',
  '!../design/**',
  '!../widget/**',
  '!../node_modules/**',
]);
