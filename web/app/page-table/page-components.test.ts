// @vitest-environment happy-dom
import { pages, type PagePath } from '@takst/contract/pages.ts';
import { describe, expect, it } from 'vitest';
import { startTexts } from '#texts/language.ts';
import { pageComponents } from './page-components.ts';
import { loadPage } from './page-parts.ts';

const components = Object.entries(pageComponents);

describe('the page components', () => {
  it('are all in the page table', () => {
    const rows = new Set<PagePath>(pages.map(({ path }) => path));
    expect(components.map(([path]) => path).filter((path) => !rows.has(path as PagePath))).toEqual(
      [],
    );
  });

  it.each(components)('%s has its code and its texts', async (_, component) => {
    await startTexts([]);
    expect(await loadPage(component)).toBeTypeOf('function');
  });
});
