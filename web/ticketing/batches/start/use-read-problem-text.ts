import { formatNumber } from '#platform/design/format.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { readLimits } from '../read/read-limits.ts';
import type { ReadProblem } from '../read/read-problem.ts';

/** Why a file cannot be read, and what to do. */
export function useReadProblemText() {
  const t = useTexts('batches');
  const wayOut = t('openAndSave');
  const limits = {
    rows: formatNumber(readLimits.rows),
    columns: formatNumber(readLimits.columns),
    megabytes: readLimits.fileBytes / 1024 / 1024,
  };
  return ({ code, line = 0 }: ReadProblem, name: string | null) => {
    const texts: Record<ReadProblem['code'], string> = {
      FILE_TOO_LARGE: t('problemFileTooLarge', { megabytes: limits.megabytes }),
      NOT_A_SPREADSHEET: t('problemNotASpreadsheet'),
      OLD_OR_LOCKED: t('problemOldOrLocked'),
      DAMAGED: `${t('problemDamaged')} ${wayOut}`,
      TOO_LARGE_INSIDE: `${t('problemTooLargeInside')} ${wayOut}`,
      TOO_MANY_ROWS: t('problemTooManyRows', { rows: limits.rows }),
      TOO_MANY_COLUMNS: t('problemTooManyColumns', { columns: limits.columns }),
      QUOTE_NOT_CLOSED: t('problemQuote', { line: formatNumber(line) }),
      EMPTY: t('problemEmpty'),
      TOO_SLOW: `${t('problemTooSlow')} ${wayOut}`,
      CANNOT_BE_READ: `${t('problemCannotBeRead')} ${wayOut}`,
    };
    return {
      title: name === null ? t('cellsNotRead') : t('fileNotRead', { name }),
      text: texts[code],
    };
  };
}
