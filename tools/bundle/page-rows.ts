import { pages } from '@takst/contract/pages.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../source-paths.ts';

/** One row of the page components. */
export type PageRow = {
  path: string;
  /** The page's file in `web`. */
  file: string;
  texts: readonly string[];
  isPublic: boolean;
  /** Whether the page has no menus around it. */
  isBare: boolean;
};

/** The rows of the pages, read as text: importing them would load the web application. */
export function pageRows(): PageRow[] {
  const source = ['public-pages.ts', 'user-pages.ts']
    .map((file) => readFileSync(join(root, 'web/app/page-table', file), 'utf8'))
    .join('');
  const rows = source.matchAll(
    /'(\/[^']*)': \{\s*texts: \[([^\]]*)\],\s*load: async \(\) =>\s*\(await import\('(?:#|\.\.?\/)([^']+)'\)/g,
  );
  return [...rows].map(([, path = '', texts = '', file = '']) => {
    const page = pages.find((row) => row.path === path);
    return {
      path,
      file: file.startsWith('pages/') ? `app/${file}` : file,
      texts: [...texts.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name),
      isPublic: page?.needs === 'anyone',
      isBare: page?.isPrivateLink === true,
    };
  });
}
