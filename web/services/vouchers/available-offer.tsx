import {
  type CarProvider,
  carProviderFacts,
  carProviders,
} from '@takst/domain/services/vouchers/car-provider.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { Suspense, useEffect, useState } from 'react';
import { ExternalLink } from '#platform/design/buttons/external-link.tsx';
import { formatLongDate, formatPrice } from '#platform/design/format.ts';
import { Icon } from '#platform/design/icon.tsx';
import { Notice } from '#platform/design/page/notice.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { pageFacts } from '#platform/texts/page-facts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { ConfirmClaim, loadLaterViews } from './later-views.ts';
import type { ClaimableOffer } from './claimable-offer.ts';
import { ProviderCard } from './provider-card.tsx';
import { providerGrid } from './provider-grid.ts';

/** In the order of the specification (spec 3 §4), whichever has a code. */
const placeOf = ({ provider }: { provider: CarProvider }): number => carProviders.indexOf(provider);

/** The car providers that have a code of the amount, and the question before one is chosen. */
export function AvailableOffer({ offer, ...rest }: ClaimableOffer) {
  const t = useTexts('voucher');
  const language = usePageLanguage();
  const [selectedProvider, setSelectedProvider] = useState<CarProvider | null>(null);
  /** Whose last code went to another person since the page was loaded. */
  const [emptied, setEmptied] = useState<readonly CarProvider[]>([]);
  useEffect(() => void loadLaterViews(), []);
  const { amountOre, lastDay, phoneEnding: ending } = offer;
  // "Unknown ones are not shown": this page has no name and no terms for them.
  const providers = offer.providers
    .filter(({ provider }) => provider in carProviderFacts)
    .toSorted((one, other) => placeOf(one) - placeOf(other));
  const choice = providers.find(({ provider }) => provider === selectedProvider);
  const date = formatLongDate(lastDay, language, pageFacts.today);
  const isEmpty = providers.every(({ provider }) => emptied.includes(provider));
  return (
    <>
      <h1 tabIndex={-1} className="text-title font-bold outline-none">
        {t('title', { amount: formatPrice(amountOre) })}
      </h1>
      <p className="mt-1">{t('subtitle')}</p>
      <p className="mt-1 flex items-center gap-2 text-table text-ink-muted">
        <Icon name="clock" className="size-4" />
        {t('claimBy', { date })}
      </p>
      {isEmpty && (
        <Notice kind="warning" title={t('noneLeftTitle')} className="mt-4">
          {t('noneLeft', { date })}
        </Notice>
      )}
      <ul aria-label={t('providers')} className={providerGrid}>
        {providers.map((one) => (
          <ProviderCard
            key={one.provider}
            {...one}
            amountOre={amountOre}
            isEmpty={emptied.includes(one.provider)}
            onChoose={() => setSelectedProvider(one.provider)}
          />
        ))}
      </ul>
      {!isEmpty && (
        <Notice className="mt-4 max-md:hidden">
          <strong className="font-semibold">{t('chooseOneTitle')}</strong> {t('chooseOne')}
        </Notice>
      )}
      <p className="mt-4 text-small text-ink-muted">
        {t('boundTo', { ending })}{' '}
        <ExternalLink href={tenantOf(pageFacts.tenant).links.privacy}>
          {t('aboutPrivacy')}
        </ExternalLink>
      </p>
      {choice && (
        <Suspense>
          <ConfirmClaim
            {...rest}
            offer={offer}
            choice={choice}
            onEmpty={() => {
              setEmptied([...emptied, choice.provider]);
              setSelectedProvider(null);
            }}
            onClose={() => setSelectedProvider(null)}
          />
        </Suspense>
      )}
    </>
  );
}
