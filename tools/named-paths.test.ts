import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brokenLinks, missingPaths } from './named-paths.ts';
import { root } from './source-paths.ts';

const documents = globSync(
  ['*.md', 'docs/*.md', '{server,web,contract,domain}/**/README.md', 'tools/**/README.md'],
  { cwd: root, exclude: ['**/node_modules'] },
);

describe('the paths that documents name', () => {
  it('finds those that do not exist, without placeholders', () => {
    const text =
      '`server/app/main.ts`, (`web/gone/x.ts`), web/<area>/x.ts and docs/decisions/0001.';
    expect(missingPaths(text, (path) => path === 'server/app/main.ts')).toEqual(['web/gone/x.ts']);
  });

  it.each(documents)('%s names only what exists', (document) => {
    const text = readFileSync(join(root, document), 'utf8');
    expect(missingPaths(text, (path) => existsSync(join(root, path)))).toEqual([]);
  });

  it('finds links that lead nowhere', () => {
    const text = '[a](a.md), [b](b.md#part), [c](https://c.no), [d](#d), [e](gone.md)';
    expect(brokenLinks(text, (path) => /^[ab]\.md$/.test(path))).toEqual(['gone.md']);
  });

  it.each(documents)('%s has links that lead somewhere', (document) => {
    const text = readFileSync(join(root, document), 'utf8');
    const folder = dirname(join(root, document));
    expect(brokenLinks(text, (path) => existsSync(join(folder, path)))).toEqual([]);
  });

  it('reads the documents of the root and of the areas', () => {
    expect(documents.length).toBeGreaterThan(30);
  });
});
