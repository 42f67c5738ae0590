import type { UserCompany } from '@takst/contract/session/user-company.schema.ts';
import { matchesCompanySearch } from '@takst/domain/companies/company-search.rules.ts';
import { useState } from 'react';
import { useTexts } from '#texts/use-texts.ts';
import { FoundCompanies } from './found-companies.tsx';
import { type FoundCompany, foundInSession } from './found-company.ts';

interface OwnCompaniesProps {
  companies: readonly UserCompany[];
  isMissing: boolean;
  onChoose: (company: FoundCompany) => void;
}

/** Companies in which the signed-in user administers users; all words must match (spec 1 §2.1). */
export function OwnCompanies({ companies, isMissing, onChoose }: OwnCompaniesProps) {
  const t = useTexts('user-roles');
  const [search, setSearch] = useState('');
  return (
    <FoundCompanies
      searchLabel={t('searchOwn')}
      search={search}
      onSearch={setSearch}
      found={companies
        .filter((company) => matchesCompanySearch(company, search))
        .map(foundInSession)}
      noHit={t('noOwnCompanyFound')}
      isMissing={isMissing}
      onChoose={onChoose}
    />
  );
}
