import { type KeyboardEvent, useId, useRef } from 'react';
import { useFailureText } from '#platform/api/use-failure-text.ts';
import { classNames } from '#platform/design/class-names.ts';
import { controlClass, labelClass } from '#platform/design/fields/field-style.ts';
import { Icon } from '#platform/design/icon.tsx';
import { ChoiceButton } from '#platform/design/list/choice-button.tsx';
import { Notice } from '#platform/design/page/notice.tsx';
import { useFocusOnMount } from '#platform/design/use-focus-on-mount.ts';
import { Skeleton } from '#platform/design/page/skeleton.tsx';
import { formatOrganisationNumber } from '#platform/design/format.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import type { UserCompanies } from '../session.ts';
import { type CompanyChoice, useCompanyChoices } from './use-company-choices.ts';

interface CompanyListProps {
  companies: UserCompanies;
  selected?: CompanyChoice | undefined;
  /** 400 px on the page of its own, 200 in the header (spec 1 §2.1). */
  size: 'page' | 'dropdown';
  onChoose: (company: CompanyChoice) => void;
}

const heights = { page: 'max-h-[400px]', dropdown: 'max-h-[200px]' } as const;
const offsets: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** The user's companies with a search box; the arrow keys move from the box through the list. */
export function CompanyList({ companies, selected, size, onChoose }: CompanyListProps) {
  const t = useTexts('session');
  const failureText = useFailureText();
  const { search, onSearch, page, error } = useCompanyChoices(companies);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const box = useFocusOnMount<HTMLInputElement>({ isWanted: size === 'dropdown' });
  const { totalEntries: total = 0, matches = [] } = page ?? {};

  const isEmpty = page !== undefined && total === 0;

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
            ref={box}
            id={id}
            type="search"
            autoComplete="off"
            spellCheck={false}
            placeholder={t('pickerSearchHelp')}
            value={search}
            onChange={(event) => onSearch(event.target.value)}
            className={classNames(
              controlClass,
              'pl-10 text-ellipsis [&::-webkit-search-cancel-button]:grayscale',
            )}
          />
        </div>
      </div>
      <p role="status" className={isEmpty ? 'px-1 py-4 text-ink-muted' : 'sr-only'}>
        {isEmpty && t('pickerEmpty')}
        {total > 0 && t('pickerCount', { count: total })}
      </p>
      {error && (
        <Notice kind="error" title={t('pickerFailed')} isAnnounced>
          {failureText(error)}
        </Notice>
      )}
      {!page && !error && <Skeleton className="h-50" />}
      {matches.length > 0 && (
        <ul
          className={classNames(
            'overflow-y-auto rounded-ui border border-line bg-surface',
            heights[size],
          )}
        >
          {matches.map((company) => (
            <ChoiceButton
              key={company.id}
              name={company.name}
              details={<Numbers company={company} />}
              note={company.id === selected?.id && <Selected />}
              aria-current={company.id === selected?.id || undefined}
              onClick={() => onChoose(company)}
            />
          ))}
        </ul>
      )}
      {total > matches.length && (
        <p className="px-1 text-small text-ink-muted">
          {t('pickerMore', { shown: matches.length })}
        </p>
      )}
    </div>
  );
}

/** Numbers that distinguish companies with the same name; never broken over two lines. */
function Numbers({ company }: { company: CompanyChoice }) {
  const t = useTexts('session');
  return (
    <>
      <span className="whitespace-nowrap">
        {t('organisationNumber', { number: formatOrganisationNumber(company.organisationNumber) })}
      </span>
      {' · '}
      <span className="whitespace-nowrap">
        {t('customerNumber', { number: company.customerNumber })}
      </span>
    </>
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
