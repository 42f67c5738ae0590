import { matchesCompanySearch } from '@takst/domain/companies/company-search.rules.ts';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { classNames } from '#design/class-names.ts';
import { controlClass, labelClass } from '#design/fields/field-style.ts';
import { Icon } from '#design/icon.tsx';
import { ChoiceButton } from '#design/list/choice-button.tsx';
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
            <ChoiceButton
              key={company.id}
              name={company.name}
              details={[
                t('organisationNumber', { number: company.organisationNumber }),
                t('customerNumber', { number: company.customerNumber }),
              ].join(' · ')}
              note={company.id === selected?.id && <Selected />}
              aria-current={company.id === selected?.id || undefined}
              onClick={() => onChoose(company)}
            />
          ))}
        </ul>
      )}
      {matches.length > visible.length && (
        <p className="px-1 text-sm text-ink-muted">{t('pickerMore', { shown: maxVisible })}</p>
      )}
    </div>
  );
}

function Selected() {
  const t = useTexts('session');
  return (
    <>
      <Icon name="check" />
      <span className="sr-only">{t('chosenNow')}</span>
    </>
  );
}
