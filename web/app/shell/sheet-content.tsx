import { Suspense } from 'react';
import { useSessionState } from '#session/use-session.ts';
import { useTexts } from '#texts/use-texts.ts';
import { LanguageChoice } from './language-choice.tsx';
import { Menu } from './menu.tsx';
import { menuRow } from './shell-style.ts';
import { SignedInSheet } from './signed-in-parts.ts';
import { ThemeChoice } from './theme-choice.tsx';

/** The sheet of a phone: pages, theme, language, company, sign-out. */
export function SheetContent() {
  const t = useTexts('app');
  const { state } = useSessionState();
  return (
    <>
      <Menu />
      <div className="border-t border-line pt-4">
        <h2 className="px-3 pb-1 text-sm font-semibold text-ink-muted">{t('theme')}</h2>
        <ThemeChoice />
      </div>
      <div className="border-t border-line pt-4">
        <LanguageChoice className={menuRow} />
      </div>
      {state === 'fetch-success' && (
        <Suspense>
          <SignedInSheet />
        </Suspense>
      )}
    </>
  );
}
