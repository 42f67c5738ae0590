import type { ReactNode } from 'react';
import { Notice } from '#design/page/notice.tsx';
import { PageHeader } from '#design/page/page-header.tsx';
import { useDocumentTitle } from '#texts/document-title.ts';
import { useTexts } from '#texts/use-texts.ts';
import { chooseCompany } from '../choose-company.ts';
import { openedPage } from './opened-page.ts';
import { CompanyList } from './company-list.tsx';
import type { SignedInState } from '../session.ts';

interface CompanyPickerPageProps {
  state: SignedInState;
  /** Below the list. */
  children?: ReactNode;
}

/** Asks which company to work with, when there are several and none is remembered (spec 1 §2.1). */
export function CompanyPickerPage({ state, children }: CompanyPickerPageProps) {
  const t = useTexts('session');
  const { user, companies } = state;
  useDocumentTitle(t('pickerTitle'));
  return (
    <div className="mx-auto max-w-xl">
      <PageHeader title={t('pickerTitle')} subtitle={t('pickerText', { name: user.firstName })} />
      <LostCompany state={state} />
      <CompanyList
        size="page"
        companies={companies}
        onChoose={(company) => {
          openedPage.remember();
          chooseCompany(user, company);
        }}
      />
      {children && <div className="mt-6">{children}</div>}
    </div>
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
