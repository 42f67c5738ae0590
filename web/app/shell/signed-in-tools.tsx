import { Icon } from '#platform/design/icon.tsx';
import { PageLink } from '#platform/design/links/page-link.tsx';
import { Dropdown } from '#platform/design/overlays/dropdown.tsx';
import { sessionIn, useSessionState } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { PaletteButton } from '#app/palette/palette-button.tsx';
import { useWaitsForCompany } from '#app/page-table/use-waits-for-company.ts';
import { ChooseCompanyLink } from './choose-company-link.tsx';
import { CompanyChoice } from './company-choice.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { headerButton, menuRow } from './shell-style.ts';
import { SignOutButton } from './sign-out-button.tsx';
import { ThemeChoice } from './theme-choice.tsx';

/** Header tools for signed-in users; a chunk of its own. */
export function SignedInTools() {
  return (
    <>
      {useWaitsForCompany() ? <span className="ml-auto" /> : <PaletteButton />}
      <div className="ml-auto flex items-center gap-1 max-md:hidden">
        <CompanySwitcher />
        <UserMenu />
      </div>
    </>
  );
}

function CompanySwitcher() {
  const t = useTexts('app');
  const session = sessionIn(useSessionState());
  if (!session) return <ChooseCompanyLink className={headerButton} />;
  const { companies, company } = session;

  if (companies.totalEntries === 1) {
    return (
      <p className="flex min-h-(--size-control) items-center gap-2 px-3 text-table font-medium">
        <Icon name="company" />
        <span className="sr-only">{t('company')}: </span>
        <span className="max-w-56 truncate">{company.name}</span>
      </p>
    );
  }
  return (
    <Dropdown
      buttonClassName={headerButton}
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
      panelClassName="min-w-64"
      label={
        <>
          <Icon name="user" />
          <span className="sr-only">{t('userMenu')}: </span>
          <span className="max-w-40 truncate">{firstName}</span>
          <Icon name="chevron-down" className="size-4" />
        </>
      }
    >
      {(close) => (
        <div className="divide-y divide-line *:py-1">
          <p className="px-3 pt-2! pb-3! text-table">
            <span className="block font-semibold">
              {firstName} {lastName}
            </span>
            <span className="block text-small break-all text-ink-muted">{email}</span>
          </p>
          <div>
            <PageLink to="/minside" onClick={close} className={menuRow}>
              <Icon name="user" />
              {t('titleMyPage')}
            </PageLink>
            <LanguageChoice className={menuRow} />
          </div>
          <div>
            <p className="px-3 pt-1.5 text-caption font-semibold text-ink-muted">{t('theme')}</p>
            <ThemeChoice />
          </div>
          <div>
            <SignOutButton className={menuRow} />
          </div>
        </div>
      )}
    </Dropdown>
  );
}
