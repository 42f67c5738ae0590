import { RadioCards } from '#platform/design/fields/radio-cards.tsx';
import { formatPrice } from '#platform/design/format.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { oreOf, useZoneOffer } from './zone-offer.ts';
import { useZonePrice } from './use-zone-price.ts';
import { useZoneField } from './use-zone-field.ts';
import type { ZoneFields } from './zone-fields.ts';

/** One zone, two zones or all, each with its price from here (spec 2 §2). */
export function ZoneCountField() {
  const t = useTexts('tickets');
  const { goesAnywhere = false, tenant } = useZoneOffer();
  const { priceWith } = useZonePrice();
  const field = useZoneField('zoneChoice');

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
      label={t(goesAnywhere ? 'zoneChoiceAnywhere' : 'zoneChoice')}
      columns={3}
      cards={[
        card('one', t('oneZone')),
        card('two', t(goesAnywhere ? 'zoneToZone' : 'twoZones')),
        ...(tenant.offersAllZones ? [card('all', t('allZones'))] : []),
      ]}
    />
  );
}
