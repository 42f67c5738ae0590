import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from './read-bundle.ts';

/** What the browser fetches for the first view of a page. */
export type FirstLoad = { page: string; parts: readonly string[]; isVisitors: boolean };

/** Parts of the frame that a click brings, not the first view. */
const atAClick = ['app/shell/signed-in-sheet.tsx', 'session/signed-out-dialog.tsx'];
/** For engineers, at /dev/design. */
const gallery = 'design/gallery.page.tsx';
/** Pages for those who are not signed in. */
const visitorPages = ['home/home.page.tsx', 'ticket-holder/ticket-holder.page.tsx'];

const areaOf = (part: string): string => part.slice(0, part.indexOf('/'));
const isPage = (part: string): boolean => part.endsWith('.page.tsx');
const isText = (part: string): boolean => /\.(nb|en)\.ts$/.test(part);

/** The text files that each page names in the page components; a page that stands beside them has its area's. */
function textsByPage(): Map<string, readonly string[]> {
  const path = join(import.meta.dirname, '../../web/app/page-components.ts');
  const rows = readFileSync(path, 'utf8').matchAll(
    /texts: \[([^\]]*)\],\s*load: async \(\) =>\s*\(await import\('#([^']+)'\)/g,
  );
  return new Map(
    [...rows].map(([, texts = '', page = '']) => [
      page,
      [...texts.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name),
    ]),
  );
}

/** The first loads of all pages that the build has: a new page is in it without anyone adding it. */
export function firstLoads(manifest: Manifest): FirstLoad[] {
  const lazy = Object.keys(manifest).filter((part) => manifest[part]?.isDynamicEntry);
  const entries = Object.keys(manifest).filter((part) => manifest[part]?.isEntry);
  const norwegian = (areas: readonly string[]): string[] =>
    lazy.filter((part) => part.endsWith('.nb.ts') && areas.includes(areaOf(part)));
  const texts = textsByPage();
  const ownTexts = (page: string): string[] => {
    const named = texts.get(page);
    if (!named) return norwegian([areaOf(page)]);
    return lazy.filter((part) => named.some((name) => part.endsWith(`/${name}.nb.ts`)));
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
      ...norwegian(['app', 'session', 'api', 'texts']),
      ...ownTexts(page),
    ],
    isVisitors: false,
  });
  const ofVisitor = (page: string): FirstLoad => ({
    page,
    parts: [...entries, page, ...norwegian(['app']), ...ownTexts(page)],
    isVisitors: true,
  });
  const forUsers = (part: string): boolean =>
    isPage(part) && part !== gallery && !visitorPages.includes(part);
  return [...visitorPages.map(ofVisitor), ...lazy.filter(forUsers).map(ofUser)];
}
