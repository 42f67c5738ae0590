import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from './read-bundle.ts';

/** What the browser fetches for the first view of a page. */
export type FirstLoad = { page: string; parts: readonly string[]; isVisitors: boolean };

/** Parts of the frame that a click brings, not the first view. */
const atAClick = [
  'app/shell/signed-in-sheet.tsx',
  'session/company-list.tsx',
  'session/signed-out-dialog.tsx',
];
/** For engineers, at /dev/design. */
const gallery = 'design/gallery.page.tsx';
/** Pages for those who are not signed in. */
const visitorPages = [
  'home/home.page.tsx',
  'ticket-holder/ticket-holder.page.tsx',
  'activation/activation.page.tsx',
];

const areaOf = (part: string): string => part.slice(0, part.indexOf('/'));
const isPage = (part: string): boolean => part.endsWith('.page.tsx');
const isText = (part: string): boolean => /\.(nb|en)\.ts$/.test(part);

type PageRow = { path: string; page: string; texts: readonly string[] };

/** The rows of the page components: where a page is, its code, and the text files that it names. */
export function pageRows(): PageRow[] {
  const file = join(import.meta.dirname, '../../web/app/page-components.ts');
  const rows = readFileSync(file, 'utf8').matchAll(
    /'(\/[^']*)': \{\s*title: '\w+',\s*texts: \[([^\]]*)\],\s*load: async \(\) =>\s*\(await import\('#([^']+)'\)/g,
  );
  return [...rows].map(([, path = '', texts = '', page = '']) => ({
    path,
    page,
    texts: [...texts.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name),
  }));
}

/**
 * The first loads of all pages that the build has, in one language: a new page is in it without
 * anyone adding it. A page that stands beside the page components has its area's texts.
 */
export function firstLoads(manifest: Manifest, language: 'nb' | 'en' = 'nb'): FirstLoad[] {
  const lazy = Object.keys(manifest).filter((part) => manifest[part]?.isDynamicEntry);
  const entries = Object.keys(manifest).filter((part) => manifest[part]?.isEntry);
  const textsOf = (areas: readonly string[]): string[] =>
    lazy.filter((part) => part.endsWith(`.${language}.ts`) && areas.includes(areaOf(part)));
  const texts = new Map(pageRows().map((row) => [row.page, row.texts]));
  const ownTexts = (page: string): string[] => {
    const named = texts.get(page);
    if (!named) return textsOf([areaOf(page)]);
    return lazy.filter((part) => named.some((name) => part.endsWith(`/${name}.${language}.ts`)));
  };
  const frame = lazy.filter(
    (part) =>
      ['app', 'session'].includes(areaOf(part)) &&
      !isPage(part) &&
      !isText(part) &&
      !atAClick.includes(part),
  );
  const ofUser = (page: string): FirstLoad => ({
    page,
    parts: [
      ...entries,
      ...frame,
      page,
      ...textsOf(['app', 'session', 'api', 'texts']),
      ...ownTexts(page),
    ],
    isVisitors: false,
  });
  const ofVisitor = (page: string): FirstLoad => ({
    page,
    parts: [...entries, page, ...textsOf(['app']), ...ownTexts(page)],
    isVisitors: true,
  });
  const forUsers = (part: string): boolean =>
    isPage(part) && part !== gallery && !visitorPages.includes(part);
  return [...visitorPages.map(ofVisitor), ...lazy.filter(forUsers).map(ofUser)];
}
