import type { ReadSection, ReadTerms } from './read-terms.ts';

/** What one section says in only one of two versions. */
export type SectionChange = {
  readonly id: string;
  readonly title: string;
  readonly added: readonly string[];
  readonly removed: readonly string[];
};

/** What a version says that the one before did not, and the other way round, section by section in the order of the page. */
export function compareTerms(version: ReadTerms, before: ReadTerms): readonly SectionChange[] {
  const sectionOf = ({ sections }: ReadTerms, id: string) =>
    sections.find((section) => section.id === id);
  const ids = [...new Set([...version.sections, ...before.sections].map(({ id }) => id))];
  return ids
    .map((id) => {
      const [now, then] = [sectionOf(version, id), sectionOf(before, id)];
      const [words, oldWords] = [wordsOf(now), wordsOf(then)];
      return {
        id,
        title: now?.title ?? then?.title ?? '',
        added: words.filter((text) => !oldWords.includes(text)),
        removed: oldWords.filter((text) => !words.includes(text)),
      };
    })
    .filter(({ added, removed }) => added.length + removed.length > 0);
}

const wordsOf = (section: ReadSection | undefined): readonly string[] =>
  section
    ? [
        ...section.texts,
        ...section.list,
        ...(section.table?.rows ?? []).map((row) => row.join(': ')),
      ]
    : [];
