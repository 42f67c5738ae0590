import { tenants } from '@takst/domain/tenants/tenants.ts';
import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { Link } from '#design/buttons/link.tsx';
import { ExternalLink } from '#design/buttons/external-link.tsx';
import { addIconPaths } from '#design/icon.tsx';
import { shellIconPaths } from '#design/shell-icon-paths.ts';
import { signedInOf, useSessionState } from '#session/use-session.ts';
import { pageFacts } from '#texts/page-facts.ts';
import { useTexts } from '#texts/use-texts.ts';
import { Header } from './header.tsx';
import { hasMenu, LazyMenu } from './lazy-menu.ts';

addIconPaths(shellIconPaths);

/** The first view waits for it: a menu that came later would move the page. */
export const preloadMenu = async (): Promise<void> => {
  if (hasMenu(location.pathname)) await LazyMenu.preload();
};

export function Shell({ children }: { children: ReactNode }) {
  const t = useTexts('app');
  const pathname = useRouterState({ select: ({ location: { pathname: path } }) => path });
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="fixed top-2 left-2 z-30 -translate-y-20 rounded-ui bg-surface px-4 py-3 font-semibold text-ink shadow-float focus:translate-y-0"
      >
        {t('skipToContent')}
      </a>
      <Header />
      <div className="flex-1 md:has-[>div_nav]:grid md:has-[>div_nav]:grid-cols-[var(--size-menu)_1fr] print:block!">
        {hasMenu(pathname) && (
          // Without entries it takes no room.
          <div className="hidden border-r border-line bg-surface md:has-[nav]:block print:hidden!">
            <div className="sticky top-(--size-header) max-h-[calc(100dvh-var(--size-header))] overflow-y-auto p-3">
              <Suspense>
                <LazyMenu />
              </Suspense>
            </div>
          </div>
        )}
        <main id="content" tabIndex={-1} className="min-w-0 p-(--space-page) outline-none">
          <div className="mx-auto max-w-6xl">{children}</div>
        </main>
      </div>
      <Footer />
    </div>
  );
}

const footerLink = 'inline-flex min-h-8 items-center pointer-coarse:min-h-11';

/** The operator's own pages about the service (spec 1 §1); who may write to us does it here. */
function Footer() {
  const t = useTexts('app');
  const { brandTitle, links } = tenants[pageFacts.tenant];
  const hasContactPage = signedInOf(useSessionState())?.features.has('contactPage');
  return (
    <footer
      aria-label={t('footer')}
      className="border-t border-line px-(--space-page) py-3 print:hidden"
    >
      <ul className="flex flex-wrap items-center gap-x-6 text-caption text-ink-muted [&_a]:text-inherit">
        <li>{brandTitle}</li>
        {(['contactUs', 'terms', 'privacy', 'cookies'] as const).map((name) => (
          <li key={name}>
            {name === 'contactUs' && hasContactPage ? (
              <Link to="/kontaktoss" className={footerLink}>
                {t(name)}
              </Link>
            ) : (
              <ExternalLink href={links[name]} className={footerLink}>
                {t(name)}
              </ExternalLink>
            )}
          </li>
        ))}
      </ul>
    </footer>
  );
}
