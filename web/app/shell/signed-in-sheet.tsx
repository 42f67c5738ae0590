import { useState } from 'react';
import { linkClass } from '#platform/design/buttons/link.tsx';
import { Icon } from '#platform/design/icon.tsx';
import { PageLink } from '#platform/design/links/page-link.tsx';
import { sessionIn, signedInOf, useSessionState } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { ChooseCompanyLink } from './choose-company-link.tsx';
import { CompanyChoice } from './company-choice.tsx';
import { menuRow, sheetFootButton } from './shell-style.ts';
import { SignOutButton } from './sign-out-button.tsx';

/** The company on top of the sheet, and another in its place. */
export function SheetCompany() {
  const t = useTexts('app');
  const session = sessionIn(useSessionState());
  const [isChoosing, setChoosing] = useState(false);
  if (!session) return <ChooseCompanyLink className={`${menuRow} -ml-2`} />;
  return (
    <>
      <p className="font-semibold wrap-anywhere">
        <span className="sr-only">{t('company')}: </span>
        {session.company.name}
      </p>
      {session.companies.totalEntries > 1 && (
        <button
          type="button"
          aria-expanded={isChoosing}
          onClick={() => setChoosing(!isChoosing)}
          className={`${linkClass} min-h-6 text-small`}
        >
          {t('changeCompany')}
        </button>
      )}
      {isChoosing && <CompanyChoice session={session} />}
    </>
  );
}

/** The user's own part of the sheet's foot. */
export function SheetUser() {
  const t = useTexts('app');
  const signedIn = signedInOf(useSessionState());
  return (
    <>
      {signedIn && (
        <PageLink to="/minside" className={sheetFootButton}>
          <Icon name="user" />
          {t('titleMyPage')}
        </PageLink>
      )}
      <SignOutButton className={sheetFootButton} />
    </>
  );
}
