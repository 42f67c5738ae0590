import type { UserCompany } from '@takst/contract/customers/companies/user-company.schema.ts';
import { matchesCompanySearch } from '@takst/domain/customers/companies/company-search.rules.ts';
import { useState } from 'react';
import { useTexts } from '#platform/texts/use-texts.ts';
import { CompanySearch } from './company-search.tsx';
import { type CompanyOption, companyOptionOf } from './company-option.ts';

interface OwnCompaniesProps {
  companies: readonly UserCompany[];
  isMissing: boolean;
  onChoose: (company: CompanyOption) => void;
}

/** Companies in which the signed-in user administers users; all words must match (spec 1 §2.1). */
export function OwnCompanies({ companies, isMissing, onChoose }: OwnCompaniesProps) {
  const t = useTexts('user-roles');
  const [search, setSearch] = useState('');
  return (
    <CompanySearch
      searchLabel={t('searchOwn')}
      search={search}
      onSearch={setSearch}
      companies={companies
        .filter((company) => matchesCompanySearch(company, search))
        .map(companyOptionOf)}
      noHit={t('noOwnCompanyFound')}
      isMissing={isMissing}
      onChoose={onChoose}
    />
  );
}
