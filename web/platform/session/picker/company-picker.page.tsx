import type { ReactNode } from 'react';
import { Notice } from '#platform/design/page/notice.tsx';
import { PageHeader } from '#platform/design/page/page-header.tsx';
import { useDocumentTitle } from '#platform/texts/document-title.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { chooseCompany } from '../choose-company.ts';
import { openedPage } from './opened-page.ts';
import { CompanyList } from './company-list.tsx';
import type { SignedInState } from '../session.ts';

interface CompanyPickerPageProps {
  state: SignedInState;
  /** Below the list. */
  children?: ReactNode;
}

/**
 * Asks which company to work with, when there are several and none is remembered (spec 1 §2.1). Of a user with a
 * global role there may be none yet.
 */
export function CompanyPickerPage({ state, children }: CompanyPickerPageProps) {
  const t = useTexts('session');
  const { user, companies } = state;
  const hasNone = companies.totalEntries === 0;
  const title = t(hasNone ? 'noCompanyTitle' : 'pickerTitle');
  useDocumentTitle(title);
  return (
    <div className="mx-auto max-w-xl">
      <PageHeader
        title={title}
        subtitle={t(hasNone ? 'noCompanyText' : 'pickerText', { name: user.firstName })}
      />
      <LostCompany state={state} />
      {!hasNone && <ChoiceOfCompany state={state} />}
      {children && <div className="mt-6">{children}</div>}
    </div>
  );
}

function ChoiceOfCompany({ state: { user, companies } }: CompanyPickerPageProps) {
  return (
    <CompanyList
      size="page"
      companies={companies}
      onChoose={(company) => {
        openedPage.remember();
        chooseCompany(user, company);
      }}
    />
  );
}

/** Why the user has to choose although they had chosen. */
function LostCompany({ state: { lostCompany, user } }: CompanyPickerPageProps) {
  const t = useTexts('session');
  if (!lostCompany) return null;
  const { name } = lostCompany;
  if (name === null) return <Notice isAnnounced>{t('lostLastCompany')}</Notice>;
  return (
    <Notice isAnnounced>
      {t(user.roles.length > 0 ? 'companyDeleted' : 'lostCompany', { name })}
    </Notice>
  );
}
