import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/**
 * What a source file imports at run time, `import()` and `export … from` included, as written. What stands in a comment or a
 * text is taken for an import too: too much makes a template anew, too little would keep a stale one.
 */
const importedName = /\b(?:from|import)\s*\(?\s*(['"])(?<name>[^'"\n]+)\1/g;
/** Gone at run time. */
const typeStatement = /^(?:import|export) type [^;]*;/gm;

/** The file of the project that an import names, from the root; null for a package. */
function fileOf(importer: string, name: string): string | null {
  const [workspace = ''] = importer.split('/');
  if (name.startsWith('#')) return `${workspace}/${name.slice(1)}`;
  if (name.startsWith('@takst/')) return name.slice('@takst/'.length);
  return name.startsWith('.') ? posix.join(posix.dirname(importer), name) : null;
}

/** The files of the project that a source file imports at run time, by their paths from the root. */
export const importsOf = (path: string, text: string): string[] =>
  [...text.replaceAll(typeStatement, '').matchAll(importedName)].flatMap(
    ({ groups }) => fileOf(path, groups?.['name'] ?? '') ?? [],
  );

/** The texts of some files and of all that they import, directly or not, by their paths from the root. */
export function importedFiles(root: string, from: readonly string[]): Map<string, string> {
  const texts = new Map<string, string>();
  const waiting = [...from];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (texts.has(path)) continue;
    const text = readFileSync(join(root, path), 'utf8');
    texts.set(path, text);
    waiting.push(...importsOf(path, text));
  }
  return texts;
}
