import { RadioCards } from '#design/fields/radio-cards.tsx';
import { formatPrice } from '#design/format.ts';
import { usePageLanguage } from '#design/page-language.ts';
import { useTexts } from '#texts/use-texts.ts';
import { useOffer } from '#tickets/offer/order-offer.ts';
import { oreOf, soldProductsFor, useOrderPrice } from '#tickets/offer/order-price.ts';
import { useOrderField } from '#tickets/offer/use-order-field.ts';

/** Selects the product when several are sold for the selected zones. */
export function ProductField() {
  const t = useTexts('company-tickets');
  const language = usePageLanguage();
  const { fields, priceWith } = useOrderPrice();
  const { value, ...field } = useOrderField('productId');
  const offeredProducts = soldProductsFor(fields, useOffer()).map(({ product }) => product);
  const [best] = offeredProducts;
  if (!best || offeredProducts.length === 1) return null;
  return (
    <RadioCards
      {...field}
      label={t('product')}
      columns={2}
      value={offeredProducts.find(({ id }) => id === value)?.id ?? best.id}
      cards={offeredProducts.map(({ id, name, products }) => {
        const price = priceWith({ productId: id });
        return {
          value: id,
          label: name[language],
          description: products[0]?.description[language],
          aside: price && <span className="font-semibold">{formatPrice(oreOf(price))}</span>,
        };
      })}
    />
  );
}
