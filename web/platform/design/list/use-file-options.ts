import { useDesignTexts } from '#platform/design/words/use-design-texts.ts';
import type { ListOption } from './list-option.ts';

interface ListFiles {
  csv: string | undefined;
  xlsx: string | undefined;
}

/**
 * The files of a list as options. Alone in their menu, which says that they are downloaded, they are named by their kind.
 */
export function useFileOptions({ csv, xlsx }: ListFiles, areAlone: boolean): ListOption[] {
  const t = useDesignTexts();
  if (csv === undefined) return [];
  if (xlsx === undefined) return [{ label: t('downloadCsv'), href: csv }];
  return [
    { label: areAlone ? t('excelFile') : t('downloadExcel'), href: xlsx },
    { label: areAlone ? t('csvFile') : t('downloadCsv'), href: csv },
  ];
}
