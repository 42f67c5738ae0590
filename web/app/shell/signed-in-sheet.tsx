import { useState } from 'react';
import { Icon } from '#design/icon.tsx';
import { sessionIn, useSessionState } from '#session/use-session.ts';
import { useTexts } from '#texts/use-texts.ts';
import { CompanyChoice } from './company-choice.tsx';
import { menuRow } from './shell-style.ts';
import { SignOutButton } from './sign-out-button.tsx';

export function SignedInSheet() {
  const t = useTexts('app');
  const session = sessionIn(useSessionState());
  const [isChoosing, setChoosing] = useState(false);
  return (
    <div className="border-t border-line pt-4">
      {session && (
        <p className="px-3 pb-2">
          <span className="block text-small text-ink-muted">{t('company')}</span>
          <span className="block font-semibold wrap-anywhere">{session.company.name}</span>
        </p>
      )}
      {session && session.companies.totalEntries > 1 && (
        <details onToggle={({ currentTarget }) => setChoosing(currentTarget.open)}>
          <summary className={menuRow}>
            <Icon name="company" />
            <span className="flex-1">{t('changeCompany')}</span>
            <Icon name="chevron-down" className="size-4" />
          </summary>
          {isChoosing && <CompanyChoice session={session} />}
        </details>
      )}
      <SignOutButton className={menuRow} />
    </div>
  );
}
