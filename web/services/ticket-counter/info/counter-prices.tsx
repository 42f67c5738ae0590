import { getCounterInfo } from '@takst/contract/services/ticket-counter/info/get-counter-info.contract.ts';
import type { CounterProductEntry } from '@takst/contract/services/ticket-counter/order/get-counter-offer.contract.ts';
import { defaultProfileId, profileName } from '@takst/domain/catalogue/products/profiles.rules.ts';
import { priceInForce } from '@takst/domain/catalogue/products/price.rules.ts';
import { useState } from 'react';
import { useVisitorReply } from '#platform/api/use-visitor-reply.ts';
import { Select } from '#platform/design/fields/select.tsx';
import { formatPrice } from '#platform/design/format.ts';
import { useIsLive } from '#platform/design/use-is-live.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

/** What one ticket costs, for a category that is chosen. */
export function CounterPrices() {
  const t = useTexts('counter-info');
  const language = usePageLanguage();
  const info = useVisitorReply(getCounterInfo);
  const isLive = useIsLive();
  const [profileId, setProfileId] = useState<string>(defaultProfileId);
  if (info === 'failed') return <p role="status">{t('pricesNotLoaded')}</p>;
  if (!info) return null;
  const profiles = [
    ...new Set(info.products.flatMap(({ prices }) => prices.map((price) => price.profileId))),
  ];
  return (
    <div className="grid gap-4">
      <div className="max-w-xs noscript:hidden">
        <Select
          name="profile"
          label={t('profile')}
          value={profileId}
          onChange={setProfileId}
          options={profiles.map((value) => ({ value, label: profileName(value)[language] }))}
        />
      </div>
      {profiles
        // Where nothing can be chosen, all of them can be read.
        .filter((profile) => profile === profileId || !isLive)
        .map((profile) => (
          <section
            key={profile}
            aria-live="polite"
            className={profile === profileId ? undefined : 'hidden noscript:block'}
          >
            {!isLive && (
              <p className="mb-2 hidden font-semibold noscript:block">
                {profileName(profile)[language]}
              </p>
            )}
            <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
              {info.products.map((product) => (
                <ProductPrices
                  key={product.id}
                  product={product}
                  profileId={profile}
                  today={info.today}
                />
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}

interface ProductPricesProps {
  product: CounterProductEntry;
  profileId: string;
  today: Temporal.PlainDate;
}

function ProductPrices(props: ProductPricesProps) {
  const { product } = props;
  const t = useTexts('counter-info');
  const language = usePageLanguage();
  const rows = pricesToday(props);
  if (rows.length === 0 && !product.isTravelMoney) return null;
  return (
    <li className="rounded-ui border border-line p-4">
      <h3 className="font-semibold">{product.name[language]}</h3>
      {product.isTravelMoney ? (
        product.amounts && <p className="mt-2 text-ink-muted">{t('moneyText', product.amounts)}</p>
      ) : (
        <dl className="mt-2 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-table">
          {rows.map(({ nrOfZones, priceOre }, place) => (
            <div key={nrOfZones} className="contents">
              <dt className="text-ink-muted">
                {t(place === rows.length - 1 ? 'zonesOrMore' : 'zoneCount', { count: nrOfZones })}
              </dt>
              <dd className="text-right tabular-nums">{formatPrice(priceOre)}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

/** By number of zones, fewest first; the last one is the most that is paid for (docs/decisions/0078). */
function pricesToday({ product: { prices }, profileId, today: on }: ProductPricesProps) {
  const own = prices.filter((price) => price.profileId === profileId);
  const counts = [...new Set(own.map(({ nrOfZones }) => nrOfZones))].toSorted((a, b) => a - b);
  return counts.flatMap((nrOfZones) => priceInForce(own, { nrOfZones, on }) ?? []);
}
