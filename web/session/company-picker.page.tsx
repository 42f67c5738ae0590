import { PageHeader } from '#design/page/page-header.tsx';
import { useDocumentTitle } from '#texts/document-title.ts';
import { useTexts } from '#texts/use-texts.ts';
import { chooseCompany } from './choose-company.ts';
import { CompanyList } from './company-list.tsx';
import type { Contact, UserCompanies } from './session.ts';

interface CompanyPickerPageProps {
  user: Contact;
  companies: UserCompanies;
}

/** Asks which company to work with, when there are several and none is remembered (spec 1 §2.1). */
export function CompanyPickerPage({ user, companies }: CompanyPickerPageProps) {
  const t = useTexts('session');
  useDocumentTitle(t('pickerTitle'));
  return (
    <div className="mx-auto max-w-xl">
      <PageHeader title={t('pickerTitle')} subtitle={t('pickerText', { name: user.firstName })} />
      <CompanyList
        size="page"
        companies={companies}
        onChoose={(company) => chooseCompany(user, company)}
      />
    </div>
  );
}
