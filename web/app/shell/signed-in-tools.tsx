import { Icon } from '#design/icon.tsx';
import { Dropdown } from '#design/overlays/dropdown.tsx';
import { sessionIn, useSessionState } from '#session/use-session.ts';
import { useTexts } from '#texts/use-texts.ts';
import { CompanyChoice } from './company-choice.tsx';
import { headerButton, menuRow } from './shell-style.ts';
import { SignOutButton } from './sign-out-button.tsx';

/** Header tools for signed-in users; a chunk of its own. */
export function SignedInTools() {
  return (
    <>
      <CompanySwitcher />
      <UserMenu />
    </>
  );
}

function CompanySwitcher() {
  const t = useTexts('app');
  const session = sessionIn(useSessionState());
  if (!session) return null;
  const { companies, company } = session;

  if (companies.totalEntries === 1) {
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

function UserMenu() {
  const t = useTexts('app');
  const state = useSessionState();
  if (state.state !== 'fetch-success') return null;
  const { firstName, lastName, email } = state.user;
  return (
    <Dropdown
      buttonClassName={headerButton}
      label={
        <>
          <Icon name="user" />
          <span className="sr-only">{t('userMenu')}: </span>
          <span className="max-w-40 truncate">{firstName}</span>
          <Icon name="chevron-down" className="size-4" />
        </>
      }
    >
      {() => (
        <>
          <p className="border-b border-line px-3 pt-2 pb-3">
            <span className="block font-semibold">
              {firstName} {lastName}
            </span>
            <span className="block text-small break-all text-ink-muted">{email}</span>
          </p>
          <div className="pt-1">
            <SignOutButton className={menuRow} />
          </div>
        </>
      )}
    </Dropdown>
  );
}
