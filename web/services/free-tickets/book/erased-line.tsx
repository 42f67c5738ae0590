import { erasedLine } from '@takst/domain/services/free-tickets/erased-line.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';

/** In place of the names of lines that are erased. */
export function ErasedLine() {
  const language = usePageLanguage();
  return <span className="text-ink-muted">{erasedLine[language]}</span>;
}
