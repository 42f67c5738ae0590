import { formatShortDate } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useSignedIn } from '#platform/session/use-session.ts';

/** Writes the day of a row. */
export function useRowDay(): (day: Temporal.PlainDate | null) => string {
  const language = usePageLanguage();
  const { today } = useSignedIn();
  return (day) => (day ? formatShortDate(day, { language, today }) : '');
}
