import { tenants } from '@takst/domain/tenants/tenants.ts';
import type { ReactNode } from 'react';
import { pageFacts } from '#texts/page-facts.ts';
import { LanguageChoice } from './shell/language-choice.tsx';
import { headerButton } from './shell/shell-style.ts';

/** The frame of pages that are reached by a personal link: brand and language only. */
export function BareFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-14 items-center justify-between gap-3 bg-header px-4 text-on-header">
        <p className="truncate text-xl font-bold">{tenants[pageFacts.tenant].operator}</p>
        <LanguageChoice className={headerButton} />
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto w-full max-w-md flex-1 px-4 py-4 outline-none"
      >
        {children}
      </main>
    </div>
  );
}
