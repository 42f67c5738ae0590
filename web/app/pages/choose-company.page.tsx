import { CompanyPickerPage } from '#platform/session/picker/company-picker.page.tsx';
import type { SignedInState } from '#platform/session/session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { MenuButtons } from './menu-buttons.tsx';

/** The company picker, with the pages that global roles open without a company. */
export function ChooseCompanyPage({ state }: { state: SignedInState }) {
  const t = useTexts('session');
  return (
    <CompanyPickerPage state={state}>
      <MenuButtons label={t('pagesWithoutCompany')} isTitled />
    </CompanyPickerPage>
  );
}
