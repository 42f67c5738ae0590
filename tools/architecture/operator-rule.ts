import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../source-paths.ts';
import type { FileRule } from './file-rules.ts';
import { isTest, workspaceOf } from './source-file.ts';

/** The operators that come with the project (docs/decisions/0140). */
const ids = readdirSync(join(root, 'operators'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** As a word, and as a part of a name: `title_<id>`, `<ID>_URL`. */
const namesOne = new RegExp(`(?<![a-zæøå])(${ids.join('|')})(?![a-zæøå])`, 'i');

/** `const ids = tenantIds()` at the level of a module. */
const asksWhenLoaded = /^(export )?const (?:(?!=>).)*\b(tenantIds|tenantOf|perTenant)\(/m;

/** Modules are loaded before the operators are read: they would find none. */
export const operatorsWhenLoadedRule: FileRule = {
  name: 'a module asks for operators when it runs, not when it is loaded',
  breaks: ({ path, text }) =>
    workspaceOf(path) !== null && !isTest(path) && asksWhenLoaded.test(text),
};

export const operatorRule: FileRule = {
  name: 'no code names an operator',
  breaks: ({ path, text }) => workspaceOf(path) !== null && !isTest(path) && namesOne.test(text),
};
