import { capitalize, formatMoment } from '#platform/design/format-moment.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useSignedIn } from './use-session.ts';

/** Writes moments: 'I dag kl. 09:14' where one stands alone, 'i dag kl. 09:14' in a sentence. */
export function useMoment() {
  const language = usePageLanguage();
  const { today } = useSignedIn();
  return (moment: Temporal.Instant, place: 'alone' | 'in-sentence' = 'alone'): string => {
    const text = formatMoment(moment, { language, today });
    return place === 'alone' ? capitalize(text) : text;
  };
}
