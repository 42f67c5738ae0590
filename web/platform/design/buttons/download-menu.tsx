import { Icon } from '#platform/design/icon.tsx';
import { Dropdown } from '#platform/design/overlays/dropdown.tsx';
import { buttonClass, menuRowClass } from './button-style.ts';

interface FileToDownload {
  href: string;
  /** Its kind: "Excel", "CSV". */
  text: string;
}

interface DownloadMenuProps {
  label: string;
  files: readonly FileToDownload[];
}

/** Several files of the same thing; on a phone the icons alone. */
export function DownloadMenu({ label, files }: DownloadMenuProps) {
  return (
    <Dropdown
      buttonClassName={buttonClass('secondary', 'max-sm:px-2')}
      label={
        <>
          <Icon name="download" />
          <span className="max-sm:sr-only">{label}</span>
          <Icon name="chevron-down" className="size-4" />
        </>
      }
    >
      {(close) =>
        files.map(({ href, text }) => (
          <a key={href} href={href} download onClick={close} className={menuRowClass}>
            {text}
          </a>
        ))
      }
    </Dropdown>
  );
}
