import { CompanyList } from '#session/company-list.tsx';
import { chooseCompany } from '#session/choose-company.ts';
import { sessionIn, useSessionState } from '#session/use-session.ts';
import { useTexts } from '#texts/use-texts.ts';
import { LanguageChoice } from './language-choice.tsx';
import { Menu } from './menu.tsx';
import { menuRow } from './shell-style.ts';
import { SignOutButton } from './sign-out-button.tsx';
import { ThemeChoice } from './theme-choice.tsx';

/** What a phone's header has no room for: pages, company, language, appearance, the way out. */
export function SheetContent() {
  const say = useTexts('app');
  const state = useSessionState();
  const session = sessionIn(state);
  return (
    <>
      <Menu />
      {session && session.companies.length > 1 && (
        <details className="border-t border-line pt-4">
          <summary className={menuRow}>
            {say('changeCompany')}
          </summary>
          <CompanyList
            size="dropdown"
            companies={session.companies}
            chosen={session.company}
            onChoose={(company) => chooseCompany(session.user, company)}
          />
        </details>
      )}
      <div className="border-t border-line pt-4">
        <h2 className="px-3 pb-1 text-sm font-semibold text-ink-muted">{say('theme')}</h2>
        <ThemeChoice />
      </div>
      <div className="border-t border-line pt-4">
        <LanguageChoice className={menuRow} />
        {state.state === 'fetch-success' && <SignOutButton className={menuRow} />}
      </div>
    </>
  );
}
