import type { ReactNode } from 'react';
import { classNames } from '#design/class-names.ts';
import { useSessionState } from '#session/use-session.ts';
import { useTexts } from '#texts/use-texts.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { menuFor } from './menu-items.ts';
import { Menu } from './menu.tsx';

/** The frame around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useTexts('app');
  const hasMenu = menuFor(useSessionState()).length > 0;
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="fixed top-2 left-2 z-30 -translate-y-20 rounded-ui bg-surface px-4 py-3 font-semibold text-ink shadow-lg focus:translate-y-0"
      >
        {t('skipToContent')}
      </a>
      <Header />
      <div className={classNames('flex-1', hasMenu && 'md:grid md:grid-cols-[15rem_1fr]')}>
        {hasMenu && (
          <div className="hidden border-r border-line bg-surface md:block">
            <div className="sticky top-16 p-3 pt-6">
              <Menu />
            </div>
          </div>
        )}
        <main id="content" tabIndex={-1} className="min-w-0 px-4 py-6 outline-none md:p-8">
          <div className="mx-auto max-w-6xl">{children}</div>
        </main>
      </div>
      <Footer />
    </div>
  );
}
