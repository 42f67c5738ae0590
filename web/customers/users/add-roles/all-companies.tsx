import { listCompanies } from '@takst/contract/customers/companies/list-companies.contract.ts';
import { pageSize } from '@takst/contract/platform/lists/paging.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryOf } from '#platform/api/query.ts';
import { useFailureText } from '#platform/api/use-failure-text.ts';
import { Notice } from '#platform/design/page/notice.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { CompanySearch } from './company-search.tsx';
import { type CompanyOption, companyOptionOf } from './company-option.ts';
import type { CompanyInForm } from '#customers/users/roles/roles-in-form.ts';

interface AllCompaniesProps {
  existing: readonly CompanyInForm[];
  isMissing: boolean;
  onChoose: (company: CompanyOption) => void;
}

const searchQuery = (search: string) =>
  queryOptions({
    ...queryOf(listCompanies, {
      query: { maxEntries: pageSize, offset: 0, searchFor: search },
    }),
    placeholderData: keepPreviousData,
    // A failed search must not replace the page and lose the form beneath.
    throwOnError: false,
  });

/** Global administrators search all companies of the operator (spec 1 §5). */
export function AllCompanies({ existing, isMissing, onChoose }: AllCompaniesProps) {
  const t = useTexts('user-roles');
  const failureText = useFailureText();
  const [search, setSearch] = useState('');
  const { data, error, isPlaceholderData } = useQuery(searchQuery(search));
  const companyIds = new Set(existing.map(({ companyId }) => companyId));
  const count = data?.matches.length ?? 0;
  const total = data?.totalEntries ?? 0;
  return (
    <CompanySearch
      searchLabel={t('searchAll')}
      search={search}
      onSearch={setSearch}
      companies={error ? [] : data?.matches.map(companyOptionOf)}
      isStale={isPlaceholderData}
      hasRoles={({ companyId }) => companyIds.has(companyId)}
      noHit={error ? '' : t('noCompanyFound')}
      isMissing={isMissing}
      onChoose={onChoose}
      footnote={
        error ? (
          <Notice kind="error" title={t('searchFailed')} isAnnounced>
            {failureText(error)}
          </Notice>
        ) : (
          total > count && (
            <p className="px-1 text-small text-ink-muted">{t('more', { shown: count, total })}</p>
          )
        )
      }
    />
  );
}
