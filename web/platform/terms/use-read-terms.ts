import { useMemo } from 'react';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { pageFacts } from '#platform/texts/page-facts.ts';
import { useTextFile } from '#platform/texts/use-texts.ts';
import { type ReadTerms, readTerms } from './read-terms.ts';
import type { TermsVersion } from './documents/terms-document.ts';

/** A version in the page's language and the words of its operator. */
export function useReadTerms(version: TermsVersion): ReadTerms {
  const texts = useTextFile(version.textFile);
  const shared = useTextFile('terms');
  const language = usePageLanguage();
  return useMemo(
    () => readTerms(version, { texts, shared, language, tenant: pageFacts.tenant }),
    [version, texts, shared, language],
  );
}
