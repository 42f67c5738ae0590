import { Dropdown } from '#design/overlays/dropdown.tsx';
import { Icon } from '#design/icon.tsx';
import { sessionIn, useSessionState } from '#session/use-session.ts';
import { useTexts } from '#texts/use-texts.ts';
import { CompanyChoice } from './company-choice.tsx';
import { headerButton } from './shell-style.ts';

/** The current company; a menu to change it when the user has several. */
export function CompanySwitcher() {
  const t = useTexts('app');
  const session = sessionIn(useSessionState());
  if (!session) return null;
  const { companies, company } = session;

  if (companies.length === 1) {
    return (
      <p className="flex min-h-11 items-center gap-2 px-3 font-medium">
        <Icon name="company" />
        <span className="sr-only">{t('company')}: </span>
        <span className="max-w-56 truncate">{company.name}</span>
      </p>
    );
  }
  return (
    <Dropdown
      buttonClassName={`${headerButton} bg-header-hover`}
      panelClassName="w-88 max-w-[calc(100vw-2rem)]"
      label={
        <>
          <Icon name="company" />
          <span className="sr-only">{t('changeCompany')}: </span>
          <span className="max-w-56 truncate">{company.name}</span>
          <Icon name="chevron-down" className="size-4" />
        </>
      }
    >
      {() => <CompanyChoice session={session} />}
    </Dropdown>
  );
}
