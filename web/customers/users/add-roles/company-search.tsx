import { errorClass } from '#platform/design/fields/field-style.ts';
import { classNames } from '#platform/design/class-names.ts';
import type { ReactNode } from 'react';
import { ChoiceButton } from '#platform/design/list/choice-button.tsx';
import { SearchBox } from '#platform/design/search/search-box.tsx';
import { Skeleton } from '#platform/design/page/skeleton.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { CompanyNumbers } from './company-numbers.tsx';
import type { CompanyOption } from './company-option.ts';

interface CompanySearchProps {
  searchLabel: string;
  search: string;
  onSearch: (search: string) => void;
  /** Undefined while loading. */
  companies: readonly CompanyOption[] | undefined;
  /** The companies belong to the previous search; new ones are loading. */
  isStale?: boolean;
  /** Disables companies in which the user already has roles. */
  hasRoles?: (company: CompanyOption) => boolean;
  /** Shown when nothing matches the search. */
  noHit: string;
  /** A note below the list that there are more. */
  footnote?: ReactNode;
  /** The user tried to continue without a company. */
  isMissing: boolean;
  onChoose: (company: CompanyOption) => void;
}

/**
 * A search box and its matching companies, one of which can be selected; at most 200 px high (spec
 * 1 §9).
 */
export function CompanySearch(props: CompanySearchProps) {
  const { searchLabel, search, onSearch, companies, isStale = false, noHit, footnote } = props;
  const { hasRoles = () => false, isMissing, onChoose } = props;
  const t = useTexts('user-roles');
  return (
    <div data-field="company" className="grid gap-3">
      {isMissing && (
        <p role="alert" className={classNames(errorClass, 'mt-0')}>
          {t('chooseCompany')}
        </p>
      )}
      <SearchBox label={searchLabel} value={search} onSearch={onSearch} className="max-w-none" />
      <p role="status" className={companies?.length === 0 ? 'px-1 py-4 text-ink-muted' : 'sr-only'}>
        {companies?.length === 0 && noHit}
      </p>
      {!companies && <Skeleton className="h-50" />}
      {companies && companies.length > 0 && (
        <ul
          aria-label={t('company')}
          aria-busy={isStale}
          className="max-h-[200px] overflow-y-auto rounded-ui border border-line"
        >
          {companies.map((company) => (
            <ChoiceButton
              key={company.companyId}
              name={company.companyName}
              details={<CompanyNumbers company={company} />}
              note={hasRoles(company) && t('alreadyThere')}
              disabled={hasRoles(company)}
              onClick={() => onChoose(company)}
            />
          ))}
        </ul>
      )}
      {footnote}
    </div>
  );
}
