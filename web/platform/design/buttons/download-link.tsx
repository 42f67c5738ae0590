import { Icon } from '#platform/design/icon.tsx';
import { useDesignTexts } from '#platform/design/words/use-design-texts.ts';
import { buttonClass } from './button-style.ts';

/** Downloads a file for a spreadsheet; on a phone the icon alone. */
export function DownloadLink({ href }: { href: string }) {
  const t = useDesignTexts();
  return (
    <a
      href={href}
      download
      aria-label={t('downloadCsv')}
      className={buttonClass('secondary', 'max-sm:w-(--size-control) max-sm:px-0')}
    >
      <Icon name="download" />
      <span className="max-sm:hidden">{t('downloadCsv')}</span>
    </a>
  );
}
