import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../source-paths.ts';
import { pageRows } from './page-rows.ts';
import type { Manifest } from './read-bundle.ts';

/** The scripts of a page's first view. */
export type FirstLoad = {
  path: string;
  file: string;
  parts: readonly string[];
  isPublic: boolean;
};

/** Parts of the frame that a click or a key loads, or that few visits show; not the first view. */
const loadedLater = [
  'app/palette/command-palette.tsx',
  'app/palette/keys-dialog.tsx',
  'app/shell/sheet-content.tsx',
  'session/picker/company-list.tsx',
  'session/services/awaits-signature.tsx',
  'session/services/closed-services.tsx',
  'session/services/services.en.ts',
  'session/services/services.nb.ts',
  'session/signed-out-dialog.tsx',
];

const areaOf = (part: string): string => part.slice(0, part.indexOf('/'));
const isPage = (part: string): boolean => part.endsWith('.page.tsx');
const isTextMap = (part: string): boolean => part.startsWith('texts/user-texts-');
const isText = (part: string): boolean => /\.(nb|en)\.ts$/.test(part);

/** The first loads of all rows of the page components, in one language. */
export function firstLoads(manifest: Manifest, language: 'nb' | 'en' = 'nb'): FirstLoad[] {
  const entries = Object.keys(manifest).filter((part) => manifest[part]?.isEntry);
  const lazyParts = Object.keys(manifest).filter((part) => manifest[part]?.isDynamicEntry);
  const missing = loadedLater.filter((part) => !existsSync(join(root, 'web', part)));
  if (missing.length > 0) throw new Error(`There is no ${missing.join(', ')}`);
  const textsOf = (isWanted: (part: string) => boolean): string[] =>
    lazyParts.filter(
      (part) =>
        part.endsWith(`.${language}.ts`) &&
        !part.startsWith('app/palette/') &&
        !loadedLater.includes(part) &&
        isWanted(part),
    );
  const frame = lazyParts.filter(
    (part) =>
      ['app', 'session', 'texts'].includes(areaOf(part)) &&
      !isPage(part) &&
      !isText(part) &&
      (!isTextMap(part) || part === `texts/user-texts-${language}.ts`) &&
      !loadedLater.includes(part),
  );
  const publicFrame = textsOf((part) => areaOf(part) === 'app');
  const userFrame = [
    ...frame,
    ...textsOf((part) => ['app', 'session', 'api', 'texts'].includes(areaOf(part))),
  ];
  return pageRows().map(({ path, file, texts, isPublic, isBare }) => ({
    path,
    file,
    isPublic,
    parts: [
      ...entries,
      ...(isPublic ? publicFrame : userFrame),
      ...(isPublic && !isBare ? ['app/shell/shell.tsx'] : []),
      file,
      ...textsOf((part) => texts.some((name) => part.endsWith(`/${name}.${language}.ts`))),
    ],
  }));
}
