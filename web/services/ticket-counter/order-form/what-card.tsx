import { RadioCards } from '#platform/design/fields/radio-cards.tsx';
import { formatPrice } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { Card } from '#platform/design/page/card.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { AgreementSelect } from '#ticketing/tickets/agreement-select.tsx';
import { ZoneBoxes } from '#ticketing/tickets/order-zones/zone-boxes.tsx';
import { ZoneInfo } from '#ticketing/tickets/order-zones/zone-info.tsx';
import { ZoneOfferProvider } from '#ticketing/tickets/order-zones/zone-offer.ts';
import { profilesOf, withAgreement, withProduct } from './counter-order-fields.ts';
import { priceOfOne } from './sold-order.ts';
import { useCounterOrderField } from './use-counter-order-field.ts';
import { useCounterFields, useSetCounterFields } from './use-counter-order-form.ts';

/** What is ordered, and for which zones; the agreement where a company has several. */
export function WhatCard() {
  const t = useTexts('counter-order-form');
  const { offer, product } = useCounterFields();
  return (
    <Card title={t('sectionWhat')}>
      <div className="grid gap-4">
        {offer.agreements.length > 1 && <AgreementField />}
        <ProductField />
        {product && !product.isTravelMoney && <Zones />}
      </div>
    </Card>
  );
}

function AgreementField() {
  const { offer } = useCounterFields();
  const change = useSetCounterFields();
  return (
    <AgreementSelect
      {...useCounterOrderField('agreementNumber')}
      onChange={(id) => change((fields) => withAgreement(fields, id, offer))}
      agreements={offer.agreements}
    />
  );
}

function ProductField() {
  const t = useTexts('counter-order-form');
  const language = usePageLanguage();
  const { offer, fields } = useCounterFields();
  const change = useSetCounterFields();
  const field = useCounterOrderField('productId');
  const products = offer.productsOf(fields.agreementNumber);
  if (products.length === 0) return <p>{t('nothingSold')}</p>;
  return (
    <RadioCards
      {...field}
      onChange={(id) =>
        change((before) =>
          withProduct(
            before,
            products.find((product) => product.id === id),
            offer,
          ),
        )
      }
      columns={5}
      cards={products.map((product) => {
        const ore = priceOfOne(fields, { product, profileId: profilesOf(product)[0] }, offer);
        return {
          value: product.id,
          label: product.name[language],
          description: product.isTravelMoney ? t('onCard') : ore !== null && formatPrice(ore),
        };
      })}
    />
  );
}

function Zones() {
  const { offer, fields, product } = useCounterFields();
  const { tenant, zones } = offer;
  const zoneOffer = {
    tenant,
    zones,
    goesAnywhere: true,
    isStartOffered: () => true,
    productFor(zoneFields: Pick<typeof fields, 'zoneChoice' | 'zoneFrom' | 'zoneTo'>) {
      const ore = priceOfOne(
        { ...fields, ...zoneFields },
        { product, profileId: profilesOf(product)[0] },
        offer,
      );
      return ore === null ? null : { price: { priceInclVAT: ore / 100 } };
    },
  };
  return (
    <ZoneOfferProvider value={zoneOffer}>
      <ZoneBoxes />
      <ZoneInfo fields={fields} />
    </ZoneOfferProvider>
  );
}
