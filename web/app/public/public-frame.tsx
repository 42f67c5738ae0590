import { pageAtAddress, secretSearchOf } from '@takst/contract/app/pages.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import type { ReactNode } from 'react';
import { Footer } from '#app/shell/footer.tsx';
import { headerButton } from '#app/shell/shell-style.ts';
import { classNames } from '#platform/design/class-names.ts';
import { addIconPaths } from '#platform/design/icon.tsx';
import { Logo } from '#platform/design/logo.tsx';
import { PageLink } from '#platform/design/links/page-link.tsx';
import { shellIconPaths } from '#platform/design/shell-icon-paths.ts';
import { Notice } from '#platform/design/page/notice.tsx';
import { visitorEntries } from '#app/page-table/visitor.pages.ts';
import type { PageEntries } from '#platform/page-entries/page-entry.ts';
import { ContactLink } from '#platform/session/contact-link.tsx';
import { SessionContext } from '#platform/session/use-session.ts';
import { signInAddress } from '#platform/session/sign-in-address.ts';
import { pageFacts } from '#platform/texts/page-facts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { LanguageLink } from './look-links.tsx';
import { PublicMenu, PublicMenuSheet } from './public-menu.tsx';
import { publicVisit } from './public-visit.ts';
import { ThemeLinks } from './theme-links.tsx';

interface PublicFrameProps {
  /** The HTML of the page itself, which a script brings to life. */
  content: string;
}

addIconPaths(shellIconPaths);

const pages: PageEntries = visitorEntries;
const visitor = { state: 'not-logged-in' } as const;

/**
 * What stands around a page for visitors. Only the server renders it: its menus open, and its language and theme change,
 * without a script.
 */
export function PublicFrame({ content }: PublicFrameProps) {
  const { path, pathname } = publicVisit();
  const page = pageAtAddress(pathname, pageFacts.tenant);
  const entry = pages[path];
  const island = (
    <>
      {entry?.hasForm && <NeedsScript />}
      <div
        id="page"
        data-path={path}
        data-without-temporal={entry?.worksWithoutTemporal}
        data-secrets={(page && secretSearchOf(page).join(' ')) || undefined}
        dangerouslySetInnerHTML={{ __html: content }}
      />
      {entry?.hasForm && <Failed />}
    </>
  );
  return (
    <SessionContext value={visitor}>
      {page?.isPrivateLink ? (
        <BareFrame isWide={entry?.isWide === true}>{island}</BareFrame>
      ) : (
        <FullFrame>{island}</FullFrame>
      )}
    </SessionContext>
  );
}

/** The frame of pages that are reached by a personal link: brand and language only. */
function BareFrame({ isWide, children }: { isWide: boolean; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-(--size-header) items-center justify-between gap-3 bg-header px-4 text-on-header">
        <Logo title={tenantOf(pageFacts.tenant).operator} />
        <LanguageLink className={headerButton} />
      </header>
      <main
        id="content"
        tabIndex={-1}
        className={classNames(
          'mx-auto w-full flex-1 px-4 py-4 outline-none',
          isWide ? 'max-w-4xl' : 'max-w-md',
        )}
      >
        {children}
      </main>
    </div>
  );
}

function FullFrame({ children }: { children: ReactNode }) {
  const t = useTexts('app');
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
        {/* Without entries it takes no room. */}
        <div className="hidden border-r border-line bg-surface md:has-[nav]:block print:hidden!">
          <div className="sticky top-(--size-header) max-h-[calc(100dvh-var(--size-header))] overflow-y-auto p-3">
            <PublicMenu />
          </div>
        </div>
        <main id="content" tabIndex={-1} className="min-w-0 p-(--space-page) outline-none">
          <div className="mx-auto max-w-6xl">{children}</div>
        </main>
      </div>
      <Footer />
    </div>
  );
}

function Header() {
  const t = useTexts('app');
  const { brandTitle } = tenantOf(pageFacts.tenant);
  return (
    <header className="sticky top-0 z-20 flex h-(--size-header) items-center gap-1 bg-header px-4 text-on-header md:px-5 print:hidden">
      <PageLink
        to="/"
        aria-label={t('toFrontPage', { brand: brandTitle })}
        className="-ml-1 flex min-h-11 min-w-0 shrink items-center rounded-ui px-1 outline-offset-[-3px] focus-visible:outline-on-header md:w-[calc(var(--size-menu)-1.25rem)] md:shrink-0"
      >
        <Logo />
      </PageLink>
      <div className="ml-auto flex items-center gap-1">
        <LanguageLink className={classNames(headerButton, 'max-md:hidden')} />
        <ThemeLinks />
        <a
          href={signInAddress('/')}
          className={`${headerButton} border border-current whitespace-nowrap`}
        >
          {t('signIn')}
        </a>
      </div>
      <div className="-mr-2 md:hidden">
        <PublicMenuSheet />
      </div>
    </header>
  );
}

/** A form asks the server while it is filled in: without scripts, customer support helps. */
function NeedsScript() {
  const t = useTexts('app');
  return (
    <div className="mb-4 hidden noscript:block">
      <Notice kind="warning" title={t('needsScript')}>
        <p className="mb-3">{t('needsScriptText')}</p>
        <ContactLink>{t('contactUs')}</ContactLink>
      </Notice>
    </div>
  );
}

/** Replaces a page that has failed, because its content does not work without its script. */
function Failed() {
  const t = useTexts('app');
  return (
    <div id="failed" role="alert" hidden>
      <Notice kind="error">
        <h1 className="font-semibold text-error">{t('errorTitle')}</h1>
        <p className="mb-3">{t('errorText')}</p>
        <ContactLink>{t('contactSupport')}</ContactLink>
      </Notice>
    </div>
  );
}
