import { pages } from '@takst/contract/app/pages.ts';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../source-paths.ts';

/** One entry of the pages that there are. */
export type PageRow = {
  path: string;
  /** The page's file in `web`. */
  file: string;
  /** The name of its component there. */
  component: string;
  texts: readonly string[];
  /** The key of its heading among the texts of the frame. */
  title: string;
  isPublic: boolean;
  /** Whether the page has no menus around it. */
  isBare: boolean;
};

/** The entries of all areas, read as text: importing them would load the web application. */
export function pageRows(): PageRow[] {
  const source = globSync('web/*/*/*.pages.ts', { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('');
  const rows = source.matchAll(
    /'(\/[^']*)': \{\s*title: '(\w+)',[^{}]*texts: \[([^\]]*)\],\s*load: async \(\) =>\s*\(await import\('#([^']+)'\)\)\s*\.(\w+)/g,
  );
  return [...rows].map(([, path = '', title = '', texts = '', file = '', component = '']) => {
    const page = pages.find((row) => row.path === path);
    return {
      path,
      title,
      file,
      component,
      texts: [...texts.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name),
      isPublic: page?.needs === 'anyone',
      isBare: page?.isPrivateLink === true,
    };
  });
}
