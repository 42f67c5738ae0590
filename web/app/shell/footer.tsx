import { privacyPage, termsPage } from '@takst/contract/app/terms-pages.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { ExternalLink } from '#platform/design/buttons/external-link.tsx';
import { Link } from '#platform/design/buttons/link.tsx';
import { signedInOf, useSessionState } from '#platform/session/use-session.ts';
import { pageFacts } from '#platform/texts/page-facts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

const footerLink = 'inline-flex min-h-8 items-center pointer-coarse:min-h-11';

/** The operator's own pages about the service (spec 1 §1); who may write to us does it here. */
export function Footer() {
  const t = useTexts('app');
  const { brandTitle, links } = tenantOf(pageFacts.tenant);
  const hasContactPage = signedInOf(useSessionState())?.features.has('contactPage');
  return (
    <footer
      aria-label={t('footer')}
      className="border-t border-line px-(--space-page) py-3 print:hidden"
    >
      <ul className="flex flex-wrap items-center gap-x-6 text-caption text-ink-muted [&_a]:text-inherit">
        <li>{brandTitle}</li>
        <li>
          <Link to={termsPage} className={footerLink}>
            {t('titleBusinessTerms')}
          </Link>
        </li>
        <li>
          <Link to={privacyPage} className={footerLink}>
            {t('titlePortalPrivacy')}
          </Link>
        </li>
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
