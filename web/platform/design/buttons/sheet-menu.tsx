import { useDesignTexts } from '#platform/design/words/use-design-texts.ts';
import { DownloadMenu } from './download-menu.tsx';

/** What a list shows as a file for a spreadsheet: addresses of the same rows in both formats. */
export function SheetMenu({ excelFile, csvFile }: { excelFile: string; csvFile: string }) {
  const t = useDesignTexts();
  return (
    <DownloadMenu
      label={t('download')}
      files={[
        { href: excelFile, text: t('excelFile') },
        { href: csvFile, text: t('csvFile') },
      ]}
    />
  );
}
