import { lazy } from 'react';
import { WhenLoaded } from '#platform/design/page/when-loaded.tsx';
import { chooseCompany } from '#platform/session/choose-company.ts';
import type { Session } from '#platform/session/session.ts';

// Few change the company on most of their pages.
const CompanyList = lazy(async () => ({
  default: (await import('#platform/session/picker/company-list.tsx')).CompanyList,
}));

export function CompanyChoice({ session: { user, companies, company } }: { session: Session }) {
  return (
    <WhenLoaded fallback={<div className="h-40" />}>
      <CompanyList
        size="dropdown"
        companies={companies}
        selected={company}
        onChoose={(next) => chooseCompany(user, next)}
      />
    </WhenLoaded>
  );
}
