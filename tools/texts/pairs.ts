import type { Fault, TextFile } from './text-file.ts';

const placeholders = (text: string): string =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)]
    .map(([placeholder]) => placeholder)
    .toSorted((one, other) => one.localeCompare(other))
    .join();
const hasWords = (text: string): boolean => /[^'"`\s]/.test(text);

/** What one language says and the other does not. */
export function faultsOfPairs(files: readonly TextFile[]): Fault[] {
  return files.flatMap((file) => {
    const otherPath = file.path.replace(
      /\.(nb|en)\.ts$/,
      file.language === 'nb' ? '.en.ts' : '.nb.ts',
    );
    const other = files.find(({ path }) => path === otherPath);
    if (!other) return [{ rule: 'texts come in pairs', where: file.path }];
    return [...file.texts].flatMap(([key, text]) => {
      const where = `${file.path}: ${key}`;
      const twin = other.texts.get(key);
      if (!hasWords(text)) return [{ rule: 'a text says something', where }];
      if (twin === undefined) return [{ rule: 'both languages have the same keys', where }];
      return placeholders(twin) === placeholders(text)
        ? []
        : [{ rule: 'both languages have the same placeholders', where }];
    });
  });
}
