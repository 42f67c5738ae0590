import { carProviderFacts } from '@takst/domain/services/vouchers/car-provider.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { ExternalLink } from '#platform/design/buttons/external-link.tsx';
import { formatLongDate, formatPrice } from '#platform/design/format.ts';
import { formatMoment } from '#platform/design/format-moment.ts';
import { Icon } from '#platform/design/icon.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { pageFacts } from '#platform/texts/page-facts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useFocusOnMount } from '#platform/design/use-focus-on-mount.ts';
import type { VoucherOffer } from './claimable-offer.ts';

/** How the code is used; it stands in the SMS alone. */
export function ClaimedOffer({ offer }: { offer: VoucherOffer }) {
  const t = useTexts('voucher');
  const language = usePageLanguage();
  const { today, tenant } = pageFacts;
  const { phoneEnding: ending, claim, selectedCarProvider: provider } = offer;
  // The dialog in which it was chosen is gone.
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const moment = claim && formatMoment(claim.claimedAt, { language, today });
  return (
    <div className="mx-auto max-w-md">
      <h1 ref={heading} tabIndex={-1} className="text-title font-bold outline-none">
        {t('sentTitle')}
      </h1>
      {moment && <p className="mt-1">{t('sentToPhone', { ending, moment })}</p>}
      {provider && provider in carProviderFacts && <Steps offer={offer} provider={provider} />}
      <Card title={t('noSmsTitle')} className="mt-3">
        <p className="text-table">
          {t('noSms')}{' '}
          <ExternalLink href={tenantOf(tenant).links.contactUs}>{t('contactSupport')}</ExternalLink>
        </p>
      </Card>
    </div>
  );
}

interface StepsProps {
  offer: VoucherOffer;
  provider: keyof typeof carProviderFacts;
}

function Steps({ offer: { amountOre, claim }, provider }: StepsProps) {
  const t = useTexts('voucher');
  const language = usePageLanguage();
  const { name, website } = carProviderFacts[provider];
  const steps = [t('step1', { provider: name }), t('step2'), t('step3')];
  return (
    <section className="mt-4 overflow-hidden rounded-panel border border-line bg-surface">
      <div className="p-4">
        <div className="flex items-baseline justify-between gap-3">
          <h2 className="text-section font-semibold">{name}</h2>
          <p className="text-figure font-semibold whitespace-nowrap tabular-nums">
            {formatPrice(amountOre)}
          </p>
        </div>
        <p className="mt-1 flex gap-2 text-table">
          <Icon name="calendar" className="mt-0.5 size-4 text-ink-muted" />
          {claim?.validUntil
            ? t('useBy', { date: formatLongDate(claim.validUntil, language) })
            : t('endless')}
        </p>
        <ol aria-label={t('steps')} className="mt-3 grid gap-3 border-t border-line pt-4">
          {steps.map((step, place) => (
            <li key={step} className="flex items-center gap-3">
              <span
                aria-hidden="true"
                className="grid size-6 shrink-0 place-items-center rounded-full bg-neutral-tint text-small font-semibold"
              >
                {place + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
        <ExternalLink href={website} variant="primary" className="mt-4 w-full">
          {t('openProvider', { provider: name })}
        </ExternalLink>
      </div>
      <p className="flex items-center gap-2 border-t border-line bg-page px-4 py-3 text-table text-ink-muted">
        <Icon name="ticket" className="size-4" />
        {t('once')}
      </p>
    </section>
  );
}
