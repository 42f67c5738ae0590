import { listCompanies } from '@takst/contract/companies/list-companies.contract.ts';
import { pageSize } from '@takst/contract/paging.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryOf } from '#api/query.ts';
import { useFailureText } from '#api/use-failure-text.ts';
import { Notice } from '#design/page/notice.tsx';
import { useTexts } from '#texts/use-texts.ts';
import { FoundCompanies } from './found-companies.tsx';
import { type FoundCompany, foundBySearch } from './found-company.ts';
import type { CompanyInForm } from '#users/roles/roles-in-form.ts';

interface AllCompaniesProps {
  existing: readonly CompanyInForm[];
  isMissing: boolean;
  onChoose: (company: FoundCompany) => void;
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
  const there = new Set(existing.map(({ companyId }) => companyId));
  const shown = data?.matches.length ?? 0;
  const total = data?.totalEntries ?? 0;
  return (
    <FoundCompanies
      searchLabel={t('searchAll')}
      search={search}
      onSearch={setSearch}
      found={error ? [] : data?.matches.map(foundBySearch)}
      isStale={isPlaceholderData}
      isThere={({ companyId }) => there.has(companyId)}
      noHit={error ? '' : t('noCompanyFound')}
      isMissing={isMissing}
      onChoose={onChoose}
      below={
        error ? (
          <Notice kind="danger" title={t('searchFailed')} isAnnounced>
            {failureText(error)}
          </Notice>
        ) : (
          total > shown && (
            <p className="px-1 text-sm text-ink-muted">{t('more', { shown, total })}</p>
          )
        )
      }
    />
  );
}
