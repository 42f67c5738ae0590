import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../source-paths.ts';
import { dist } from './read-bundle.ts';

/** A class with a value of its own, such as `w-[3px]`: only a stylesheet that has read its file knows it. */
const ownValue = /(?<=["'\s`])(?:[\w:/@-]+-)?\[?[\w-]+-\[[^\]\s"'`]+\](?=["'\s`])/g;

/** The classes with values of their own in a text. */
export const classesIn = (text: string): string[] => text.match(ownValue) ?? [];

/** The classes of the sources that no stylesheet of the build has. */
export function missingStyles(): string[] {
  const styles = globSync('assets/**/*.css', { cwd: dist })
    .map((file) => readFileSync(join(dist, file), 'utf8'))
    .join('\n')
    .replaceAll('\\', '');
  const sources = globSync('web/*/**/*.tsx', {
    cwd: root,
    exclude: (path) => /node_modules|dist$|testing$/.test(path),
  }).filter((path) => !path.endsWith('.test.tsx'));
  return sources.flatMap((path) =>
    [...new Set(classesIn(readFileSync(join(root, path), 'utf8')))]
      .filter((name) => !styles.includes(`.${name}`))
      .map((name) => `${path}: no stylesheet has ${name}`),
  );
}
