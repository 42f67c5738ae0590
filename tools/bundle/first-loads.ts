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
  'app/today/today.en.ts',
  'app/today/today.nb.ts',
  'app/today/waits-today.tsx',
  'platform/session/picker/company-list.tsx',
  'platform/session/services/awaits-signature.tsx',
  'platform/session/services/closed-page.tsx',
  'platform/session/services/services.en.ts',
  'platform/session/services/services.nb.ts',
  'platform/session/signed-out-dialog.tsx',
];

const isOfPublicFrame = (part: string): boolean => part.startsWith('app/');
const isOfFrame = (part: string): boolean => /^(app|platform\/(session|texts))\//.test(part);
const hasTextsOfFrame = (part: string): boolean =>
  isOfFrame(part) || part.startsWith('platform/api/');
const isPage = (part: string): boolean => part.endsWith('.page.tsx');
const isTextMap = (part: string): boolean => part.startsWith('platform/texts/user-texts-');
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
      isOfFrame(part) &&
      !isPage(part) &&
      !isText(part) &&
      (!isTextMap(part) || part === `platform/texts/user-texts-${language}.ts`) &&
      !loadedLater.includes(part),
  );
  const publicFrame = textsOf(isOfPublicFrame);
  const userFrame = [...frame, ...textsOf(hasTextsOfFrame)];
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
