import { formatLongDate } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { compareTerms } from './compare-terms.ts';
import type { ReadTerms } from './read-terms.ts';
import type { TermsVersion } from './documents/terms-document.ts';
import { useReadTerms } from './use-read-terms.ts';

interface TermsChangesProps {
  terms: ReadTerms;
  before: TermsVersion;
}

/** What the version says that the one before it did not, and what it does not say any more. */
export function TermsChanges({ terms, before }: TermsChangesProps) {
  const t = useTexts('terms');
  const date = formatLongDate(before.from, usePageLanguage());
  const changes = compareTerms(terms, useReadTerms(before));
  return (
    <section aria-labelledby="changes" className="mt-10 max-w-prose">
      <h2 id="changes" className="text-section font-semibold">
        {t('changesTitle', { date })}
      </h2>
      {changes.length === 0 && <p className="mt-2">{t('noChanges')}</p>}
      {changes.map(({ id, title, added, removed }) => (
        <div key={id} className="mt-4">
          <h3 className="font-semibold">{title}</h3>
          <Words heading={t('added')} words={added} />
          <Words heading={t('removed')} words={removed} />
        </div>
      ))}
    </section>
  );
}

interface WordsProps {
  heading: string;
  words: readonly string[];
}

const Words = ({ heading, words }: WordsProps) =>
  words.length === 0 ? null : (
    <>
      <p className="mt-2 text-small text-ink-muted">{heading}</p>
      <ul className="list-disc space-y-1 pl-5">
        {words.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
