import { tenants } from '@takst/domain/tenants/tenants.ts';
import { lazy, Suspense } from 'react';
import { PageLink } from '#design/links/page-link.tsx';
import { Dropdown } from '#design/overlays/dropdown.tsx';
import { Icon } from '#design/icon.tsx';
import { useSessionState } from '#session/use-session.ts';
import { signInAddress } from '#session/sign-in-address.ts';
import { pageFacts } from '#texts/page-facts.ts';
import { useTexts } from '#texts/use-texts.ts';
import { LanguageChoice } from './language-choice.tsx';
import { MenuSheet } from './menu-sheet.tsx';
import { headerButton } from './shell-style.ts';
import { ThemeChoice } from './theme-choice.tsx';

// Visitors do not fetch it.
const SignedInTools = lazy(async () => ({
  default: (await import('./signed-in-tools.tsx')).SignedInTools,
}));

export function Header() {
  const t = useTexts('app');
  const { state } = useSessionState();
  return (
    <header className="sticky top-0 z-20 flex h-16 items-center justify-between gap-3 bg-header px-4 text-on-header md:px-6">
      <Brand />
      <div className="hidden items-center gap-1 md:flex">
        <LanguageChoice className={headerButton} />
        <Dropdown
          buttonClassName={headerButton}
          label={
            <>
              <Icon name="sun" />
              <span className="sr-only">{t('theme')}</span>
            </>
          }
        >
          {() => <ThemeChoice />}
        </Dropdown>
        {state === 'not-logged-in' && <SignInLink />}
        {state === 'fetch-success' && (
          <Suspense>
            <SignedInTools />
          </Suspense>
        )}
      </div>
      <div className="flex items-center gap-1 md:hidden">
        {state === 'not-logged-in' && <SignInLink />}
        <MenuSheet />
      </div>
    </header>
  );
}

function SignInLink() {
  const t = useTexts('app');
  return (
    <a
      href={signInAddress('/')}
      className={`${headerButton} border border-current whitespace-nowrap`}
    >
      {t('signIn')}
    </a>
  );
}

function Brand() {
  const t = useTexts('app');
  const { brandTitle } = tenants[pageFacts.tenant];
  const [name, ...rest] = brandTitle.split(' ');
  return (
    <PageLink
      to="/"
      aria-label={t('toFrontPage', { brand: brandTitle })}
      className="-ml-2 flex min-h-11 items-center gap-2.5 rounded-ui px-2 text-section"
    >
      <Icon name="bus" className="size-6" />
      <span className="truncate">
        <span className="font-bold">{name}</span>{' '}
        <span className="font-light">{rest.join(' ')}</span>
      </span>
    </PageLink>
  );
}
