import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { lazy, Suspense } from 'react';
import { classNames } from '#platform/design/class-names.ts';
import { PageLink } from '#platform/design/links/page-link.tsx';
import { Dropdown } from '#platform/design/overlays/dropdown.tsx';
import { Icon } from '#platform/design/icon.tsx';
import { useSessionState } from '#platform/session/use-session.ts';
import { signInAddress } from '#platform/session/sign-in-address.ts';
import { pageFacts } from '#platform/texts/page-facts.ts';
import { Logo } from '#platform/design/logo.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { frameBrandClass, frameHeaderClass } from './frame-style.ts';
import { LanguageChoice } from './language-choice.tsx';
import { MenuSheet } from './menu-sheet.tsx';
import { headerButton } from './shell-style.ts';
import { ThemeChoice } from './theme-choice.tsx';

// Visitors do not fetch it.
const SignedInTools = lazy(async () => ({
  default: (await import('./signed-in-tools.tsx')).SignedInTools,
}));

export function Header() {
  const { state } = useSessionState();
  return (
    <header className={frameHeaderClass}>
      <Brand />
      {state === 'not-logged-in' && <VisitorTools />}
      {state === 'fetch-success' && (
        <Suspense>
          <SignedInTools />
        </Suspense>
      )}
      <div className="-mr-2 md:hidden">
        <MenuSheet />
      </div>
    </header>
  );
}

function VisitorTools() {
  const t = useTexts('app');
  return (
    <div className="ml-auto flex items-center gap-1">
      <LanguageChoice className={classNames(headerButton, 'max-md:hidden')} />
      <div className="max-md:hidden">
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
      </div>
      <a
        href={signInAddress('/')}
        className={`${headerButton} border border-current whitespace-nowrap`}
      >
        {t('signIn')}
      </a>
    </div>
  );
}

function Brand() {
  const t = useTexts('app');
  const { brandTitle } = tenantOf(pageFacts.tenant);
  return (
    <PageLink
      to="/"
      aria-label={t('toFrontPage', { brand: brandTitle })}
      className={frameBrandClass}
    >
      <Logo />
    </PageLink>
  );
}
