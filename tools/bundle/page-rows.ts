import { pages } from '@takst/contract/pages.ts';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../source-paths.ts';

/** One entry of the pages that there are. */
export type PageRow = {
  path: string;
  /** The page's file in `web`. */
  file: string;
  texts: readonly string[];
  isPublic: boolean;
  /** Whether the page has no menus around it. */
  isBare: boolean;
};

/** The entries of all areas, read as text: importing them would load the web application. */
export function pageRows(): PageRow[] {
  const source = globSync('web/*/*.pages.ts', { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('');
  const rows = source.matchAll(
    /'(\/[^']*)': \{[^{}]*texts: \[([^\]]*)\],\s*load: async \(\) =>\s*\(await import\('#([^']+)'\)/g,
  );
  return [...rows].map(([, path = '', texts = '', file = '']) => {
    const page = pages.find((row) => row.path === path);
    return {
      path,
      file,
      texts: [...texts.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name),
      isPublic: page?.needs === 'anyone',
      isBare: page?.isPrivateLink === true,
    };
  });
}
