import type { TenantOffer } from '@takst/domain/platform/tenants/tenant-offer.ts';
import { buttonClass } from '#platform/design/buttons/button-style.ts';
import { LinkButton } from '#platform/design/buttons/link-button.tsx';
import { signInAddress } from '#platform/session/sign-in-address.ts';
import { useSessionState } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

/** Sign-in, and where the operator offers it also the registration of new customers (spec 1 §1). */
export function HeroActions({ offers }: { offers: ReadonlySet<TenantOffer> }) {
  const t = useTexts('home');
  const isRegistering = offers.has('onboarding');
  const isVisitor = useSessionState().state !== 'fetch-success';
  return (
    <>
      <div className="mt-8 flex flex-wrap gap-3">
        {isRegistering && isVisitor && (
          <>
            <LinkButton to="/register" variant="primary" preload={false}>
              {t('becomeCustomer')}
            </LinkButton>
            {offers.has('infoPage') && (
              <LinkButton to="/bedriftsavtale/info" preload={false}>
                {t('readMore')}
              </LinkButton>
            )}
          </>
        )}
        {!isRegistering && isVisitor && (
          <a href={signInAddress('/')} className={buttonClass('primary')}>
            {t('signIn')}
          </a>
        )}
      </div>
      {isRegistering && isVisitor && (
        <p className="mt-6 text-ink-muted">
          {t('alreadyCustomer')}{' '}
          <a
            href={signInAddress('/')}
            className="inline-block py-1 font-semibold text-link underline underline-offset-4"
          >
            {t('signIn')}
          </a>
        </p>
      )}
    </>
  );
}
