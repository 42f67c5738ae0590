import { useTexts } from '#platform/texts/use-texts.ts';

/** Until when the pages of the book show names and employee numbers. */
export function BookNote() {
  const t = useTexts('free-book');
  return <p className="text-small text-ink-muted">{t('erasing')}</p>;
}
