import { repeatedCommonWords } from './common-words.ts';
import { faultKeysOf, faultsWithoutWords } from './fault-keys.ts';
import { faultsOfPairs } from './pairs.ts';
import { ownWordsWithoutText } from './own-words.ts';
import { missingTextsOfPages } from './page-texts.ts';
import { isTextFile, readTextFile, type Fault, type Source } from './text-file.ts';
import { unusedKeys } from './unused-keys.ts';
import { visibleTextIn } from './visible-text.ts';

/** Everything that is wrong with the texts of the pages; `sources` are those of web, contract, server and operators. */
export function findTextFaults(sources: readonly Source[]): Fault[] {
  const ofWeb = sources.filter(({ path }) => path.startsWith('web/'));
  const files = ofWeb.filter(({ path }) => isTextFile(path)).map(readTextFile);
  const faultKeys = faultKeysOf(sources.filter(({ path }) => !/^(web|operators)\//.test(path)));
  // The gallery shows the components to engineers, with sample words of its own.
  const components = ofWeb.filter(
    ({ path }) => path.endsWith('.tsx') && !path.includes('/gallery'),
  );
  return [
    ...faultsOfPairs(files),
    ...repeatedCommonWords(files),
    ...missingTextsOfPages(ofWeb),
    ...ownWordsWithoutText(files, sources),
    ...unusedKeys(files, ofWeb, faultKeys),
    ...faultsWithoutWords(files, faultKeys),
    ...components.flatMap(({ path, text }) =>
      visibleTextIn(path, text).map((words) => ({
        rule: 'words stand in text files',
        where: `${path}: ${words}`,
      })),
    ),
  ];
}
