import type { Fault, TextFile } from './text-file.ts';

export const commonFile = 'common-words';

const pairOf = (nb: TextFile, en: TextFile | undefined, key: string): string =>
  `${nb.texts.get(key)} ${en?.texts.get(key)}`;

/** Texts of an area that say in both languages what a common word says. */
export function repeatedCommonWords(files: readonly TextFile[]): Fault[] {
  const english = new Map(
    files.filter(({ language }) => language === 'en').map((file) => [file.name, file]),
  );
  const norwegian = files.filter(({ language }) => language === 'nb');
  const common = new Set(
    norwegian
      .filter(({ name }) => name === commonFile)
      .flatMap((file) =>
        [...file.texts.keys()].map((key) => pairOf(file, english.get(commonFile), key)),
      ),
  );
  return norwegian
    .filter(({ name }) => name !== commonFile)
    .flatMap((file) =>
      [...file.texts.keys()]
        .filter((key) => common.has(pairOf(file, english.get(file.name), key)))
        .map((key) => ({ rule: 'a common word stands once', where: `${file.path}: ${key}` })),
    );
}
