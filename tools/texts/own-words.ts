import type { Fault, Source, TextFile } from './text-file.ts';

const wordsPath = /^operators\/[^/]+\/words\.json$/;

/** Words of an operator that stand in place of no text (docs/decisions/0140), as after a text got another key. */
export function ownWordsWithoutText(
  files: readonly TextFile[],
  sources: readonly Source[],
): Fault[] {
  const keys = new Set(
    files.flatMap(({ name, language, texts }) =>
      [...texts.keys()].map((key) => `${language} ${name}.${key}`),
    ),
  );
  return sources
    .filter(({ path }) => wordsPath.test(path))
    .flatMap(({ path, text }) =>
      Object.entries(JSON.parse(text) as Record<string, Record<string, string>>).flatMap(
        ([language, words]) =>
          Object.keys(words)
            .filter((key) => !keys.has(`${language} ${key}`))
            .map((key) => ({
              rule: 'words of an operator stand in place of a text',
              where: `${path}: ${key}`,
            })),
      ),
    );
}
