import { matchesCompanySearch } from '@takst/domain/companies/company-search.rules.ts';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { classNames } from '#design/class-names.ts';
import { controlClass, labelClass } from '#design/fields/field-style.ts';
import { Icon } from '#design/icon.tsx';
import { useTexts } from '#texts/use-texts.ts';
import type { UserCompany } from './session.ts';

interface CompanyListProps {
  companies: readonly UserCompany[];
  selected?: UserCompany | undefined;
  /** 400 px on the page of its own, 200 in the header (spec 1 §2.1). */
  size: 'page' | 'dropdown';
  onChoose: (company: UserCompany) => void;
}

const heights = { page: 'max-h-[400px]', dropdown: 'max-h-[200px]' } as const;
// Customer support has thousands of companies: beyond this many they search.
const maxVisible = 100;
const offsets: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** The user's companies with a search box; the arrow keys move from the box through the list. */
export function CompanyList({ companies, selected, size, onChoose }: CompanyListProps) {
  const t = useTexts('session');
  const [search, setSearch] = useState('');
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const matches = companies.filter((company) => matchesCompanySearch(company, search));
  const visible = matches.slice(0, maxVisible);

  function moveFocus(event: KeyboardEvent) {
    const offset = offsets[event.key];
    if (offset === undefined) return;
    event.preventDefault();
    const stops = [...(list.current?.querySelectorAll<HTMLElement>('input, button') ?? [])];
    stops[stops.findIndex((stop) => stop === document.activeElement) + offset]?.focus();
  }

  return (
    <div
      ref={list}
      onKeyDown={moveFocus}
      className={size === 'page' ? 'space-y-4' : 'space-y-2 p-2'}
    >
      <div>
        <label htmlFor={id} className={labelClass}>
          {t('pickerSearch')}
        </label>
        <div className="relative">
          <Icon
            name="search"
            className="pointer-events-none absolute top-3 left-3 text-ink-muted"
          />
          <input
            id={id}
            type="search"
            autoFocus={size === 'dropdown'}
            autoComplete="off"
            spellCheck={false}
            placeholder={t('pickerSearchHelp')}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            className={classNames(
              controlClass,
              'pl-10 text-ellipsis [&::-webkit-search-cancel-button]:grayscale',
            )}
          />
        </div>
      </div>
      <p role="status" className={matches.length > 0 ? 'sr-only' : 'px-1 py-4 text-ink-muted'}>
        {matches.length > 0 ? t('pickerCount', { count: matches.length }) : t('pickerEmpty')}
      </p>
      {matches.length > 0 && (
        <ul className={classNames('overflow-y-auto rounded-ui border border-line', heights[size])}>
          {visible.map((company) => (
            <li key={company.id} className="border-line not-last:border-b">
              <CompanyButton
                company={company}
                isSelected={company.id === selected?.id}
                onChoose={() => onChoose(company)}
              />
            </li>
          ))}
        </ul>
      )}
      {matches.length > visible.length && (
        <p className="px-1 text-sm text-ink-muted">{t('pickerMore', { shown: maxVisible })}</p>
      )}
    </div>
  );
}

interface CompanyButtonProps {
  company: UserCompany;
  isSelected: boolean;
  onChoose: () => void;
}

function CompanyButton({ company, isSelected, onChoose }: CompanyButtonProps) {
  const t = useTexts('session');
  return (
    <button
      type="button"
      aria-current={isSelected || undefined}
      onClick={onChoose}
      className="flex min-h-14 w-full items-center justify-between gap-3 px-4 py-2 text-left outline-offset-[-3px] hover:bg-hover"
    >
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">{company.name}</span>
        <span className="block text-sm text-ink-muted">
          {t('organisationNumber', { number: company.organisationNumber })} ·{' '}
          {t('customerNumber', { id: company.id })}
        </span>
      </span>
      {isSelected ? (
        <span className="flex items-center gap-1 text-sm text-ink-muted">
          <Icon name="check" />
          <span className="sr-only">{t('chosenNow')}</span>
        </span>
      ) : (
        <Icon name="chevron-right" className="text-ink-muted" />
      )}
    </button>
  );
}
