import { matchesCompanySearch } from '@takst/domain/companies/company-search.rules.ts';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { classNames } from '#design/class-names.ts';
import { controlClass, labelClass } from '#design/fields/field-style.ts';
import { Icon } from '#design/icon.tsx';
import { useTexts } from '#texts/use-texts.ts';
import type { UserCompany } from './session.ts';

interface CompanyListProps {
  companies: readonly UserCompany[];
  chosen?: UserCompany | undefined;
  /** 400 px on the page of its own, 200 in the header (spec 1 §2.1). */
  size: 'page' | 'dropdown';
  onChoose: (company: UserCompany) => void;
}

const heights = { page: 'max-h-[400px]', dropdown: 'max-h-[200px]' } as const;
// Customer support has thousands of companies; nobody reads on so far, they search.
const mostShown = 100;
const step: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** The user's companies under a search box; the arrows walk from the box through the list. */
export function CompanyList({ companies, chosen, size, onChoose }: CompanyListProps) {
  const t = useTexts('session');
  const [search, setSearch] = useState('');
  const id = useId();
  const whole = useRef<HTMLDivElement>(null);
  const found = companies.filter((company) => matchesCompanySearch(company, search));
  const shown = found.slice(0, mostShown);

  function walk(event: KeyboardEvent) {
    const by = step[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const stops = [...(whole.current?.querySelectorAll<HTMLElement>('input, button') ?? [])];
    stops[stops.findIndex((stop) => stop === document.activeElement) + by]?.focus();
  }

  return (
    <div ref={whole} onKeyDown={walk} className={size === 'page' ? 'space-y-4' : 'space-y-2 p-2'}>
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
      <p role="status" className={found.length > 0 ? 'sr-only' : 'px-1 py-4 text-ink-muted'}>
        {found.length > 0 ? t('pickerCount', { count: found.length }) : t('pickerEmpty')}
      </p>
      {found.length > 0 && (
        <ul className={classNames('overflow-y-auto rounded-ui border border-line', heights[size])}>
          {shown.map((company) => (
            <li key={company.id} className="border-line not-last:border-b">
              <CompanyButton
                company={company}
                isChosen={company.id === chosen?.id}
                onChoose={() => onChoose(company)}
              />
            </li>
          ))}
        </ul>
      )}
      {found.length > shown.length && (
        <p className="px-1 text-sm text-ink-muted">{t('pickerMore', { shown: mostShown })}</p>
      )}
    </div>
  );
}

interface CompanyButtonProps {
  company: UserCompany;
  isChosen: boolean;
  onChoose: () => void;
}

function CompanyButton({ company, isChosen, onChoose }: CompanyButtonProps) {
  const t = useTexts('session');
  return (
    <button
      type="button"
      aria-current={isChosen || undefined}
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
      {isChosen ? (
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
