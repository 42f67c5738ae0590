import { tenants } from '@takst/domain/tenants/tenants.ts';
import type { ReactNode } from 'react';
import { ExternalLink } from '#design/buttons/external-link.tsx';
import { classNames } from '#design/class-names.ts';
import { useSessionState } from '#session/use-session.ts';
import { pageFacts } from '#texts/page-facts.ts';
import { useTexts } from '#texts/use-texts.ts';
import { Header } from './header.tsx';
import { menuFor } from './menu-items.ts';
import { Menu } from './menu.tsx';

export function Shell({ children }: { children: ReactNode }) {
  const t = useTexts('app');
  const hasMenu = menuFor(useSessionState()).length > 0;
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="fixed top-2 left-2 z-30 -translate-y-20 rounded-ui bg-surface px-4 py-3 font-semibold text-ink shadow-float focus:translate-y-0"
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

/** The operator's own pages about the service (spec 1 §1). */
function Footer() {
  const t = useTexts('app');
  const { brandTitle, links } = tenants[pageFacts.tenant];
  return (
    <footer aria-label={t('footer')} className="border-t border-line px-4 py-6 md:px-8">
      <ul className="flex flex-wrap items-center gap-x-6 gap-y-2 text-small">
        <li className="text-ink-muted">{brandTitle}</li>
        {(['contactUs', 'terms', 'privacy', 'cookies'] as const).map((name) => (
          <li key={name}>
            <ExternalLink href={links[name]} className="inline-flex min-h-11 items-center">
              {t(name)}
            </ExternalLink>
          </li>
        ))}
      </ul>
    </footer>
  );
}
