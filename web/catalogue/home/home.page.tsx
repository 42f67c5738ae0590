import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { PageLink } from '#platform/design/links/page-link.tsx';
import { pageFacts } from '#platform/texts/page-facts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { Benefits } from './benefits.tsx';
import { HeroActions } from './hero-actions.tsx';
import { TravelPicture } from './travel-picture.tsx';

/** The operator's front page (spec 1 §1). */
export function HomePage() {
  const t = useTexts('home');
  const { offers } = tenantOf(pageFacts.tenant);
  return (
    <div className="space-y-14 pb-8 md:space-y-20">
      <section className="grid items-center gap-10 overflow-hidden rounded-panel border border-line bg-surface p-6 sm:p-10 lg:grid-cols-[1.2fr_1fr] lg:px-14 lg:py-12">
        <div>
          <h1
            tabIndex={-1}
            className="text-title leading-[1.1] font-bold tracking-tight text-balance outline-none lg:text-title"
          >
            {t('title')}
          </h1>
          <p className="mt-5 max-w-prose text-section text-pretty text-ink-muted">{t('lead')}</p>
          <HeroActions offers={offers} />
        </div>
        <TravelPicture />
      </section>
      <Benefits hasInfoPage={offers.has('infoPage')} />
      {offers.has('realTimeDepartures') && (
        <p className="text-ink-muted">
          {t('tools')}{' '}
          <PageLink
            to="/verktoy"
            preload={false}
            className="inline-block py-1 font-semibold text-link underline underline-offset-4"
          >
            {t('seeTools')}
          </PageLink>
        </p>
      )}
    </div>
  );
}
