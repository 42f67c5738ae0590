import type { ReactNode } from 'react';
import { classNames } from '#platform/design/class-names.ts';
import {
  buttonClass,
  iconButtonClass,
  menuRowClass,
} from '#platform/design/buttons/button-style.ts';
import { Icon } from '#platform/design/icon.tsx';
import { PageLink } from '#platform/design/links/page-link.tsx';
import { Dropdown } from '#platform/design/overlays/dropdown.tsx';
import { useDesignTexts } from '#platform/design/words/use-design-texts.ts';
import { isFile, type ListOption } from './list-option.ts';

interface ListOptionsProps {
  options: readonly ListOption[];
  /** On a phone: an icon alone, in the line of the search. */
  isCompact: boolean;
}

/** The further options of a list behind one button; a single one is the button itself. */
export function ListOptions({ options, isCompact }: ListOptionsProps) {
  const t = useDesignTexts();
  const [first, ...others] = options;
  if (!first) return null;
  if (others.length === 0) return <OnlyOption option={first} isCompact={isCompact} />;
  const hasFilesAlone = options.every(isFile);
  const label = hasFilesAlone ? t('download') : t('moreOptions');
  return (
    <Dropdown
      buttonClassName={isCompact ? compactClass : buttonClass('secondary')}
      label={
        isCompact ? (
          <>
            <Icon name={hasFilesAlone ? 'download' : 'more'} />
            <span className="sr-only">{label}</span>
          </>
        ) : (
          <>
            {hasFilesAlone && <Icon name="download" />}
            {label}
            <Icon name="chevron-down" className="size-4" />
          </>
        )
      }
    >
      {(close) =>
        options.map((option) => (
          <OptionLink key={option.label} option={option} onClick={close} className={menuRowClass}>
            <Icon name={iconOf(option)} className="text-ink-muted" />
            {option.label}
          </OptionLink>
        ))
      }
    </Dropdown>
  );
}

/** As high and wide as a finger, with the outline of the search box beside it. */
export const compactClass = classNames(
  iconButtonClass,
  'w-auto min-w-(--size-control) border border-control bg-surface',
);

const iconOf = (option: ListOption) => option.icon ?? (isFile(option) ? 'download' : 'arrow-right');

function OnlyOption({ option, isCompact }: { option: ListOption; isCompact: boolean }) {
  return (
    <OptionLink
      option={option}
      className={isCompact ? compactClass : buttonClass('secondary')}
      aria-label={option.label}
    >
      {(isCompact || option.icon || isFile(option)) && <Icon name={iconOf(option)} />}
      {!isCompact && option.label}
    </OptionLink>
  );
}

interface OptionLinkProps {
  option: ListOption;
  className: string;
  onClick?: () => void;
  'aria-label'?: string;
  children: ReactNode;
}

function OptionLink({ option, children, ...link }: OptionLinkProps) {
  if (isFile(option)) {
    return (
      <a href={option.href} download {...link}>
        {children}
      </a>
    );
  }
  return (
    <PageLink to={option.to} {...(option.search && { search: option.search })} {...link}>
      {children}
    </PageLink>
  );
}
