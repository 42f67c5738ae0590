import { RadioCards } from '#design/fields/radio-cards.tsx';
import { formatPrice } from '#design/format.ts';
import { useTexts } from '#texts/use-texts.ts';
import { useOffer } from '#tickets/offer/order-offer.ts';
import { oreOf } from '#tickets/offer/sold-product.ts';
import { useOrderPrice } from '#tickets/offer/use-order-price.ts';
import { useOrderField } from '#tickets/offer/use-order-field.ts';
import type { ZoneFields } from './zone-fields.ts';

/** One zone, two zones or all, each with its price from here (spec 2 §2). */
export function ZoneCountField() {
  const t = useTexts('company-tickets');
  const { tenant } = useOffer();
  const { priceWith } = useOrderPrice();
  const field = useOrderField('zoneChoice');

  function card(value: ZoneFields['zoneChoice'], label: string) {
    const price = priceWith({ zoneChoice: value });
    return {
      value,
      label,
      description: price && formatPrice(oreOf(price)),
    };
  }

  return (
    <RadioCards
      {...field}
      label={t('zoneChoice')}
      columns={3}
      cards={[
        card('one', t('oneZone')),
        card('two', t('twoZones')),
        ...(tenant.offersAllZones ? [card('all', t('allZones'))] : []),
      ]}
    />
  );
}
