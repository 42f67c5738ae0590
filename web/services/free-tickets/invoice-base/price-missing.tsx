import { useTexts } from '#platform/texts/use-texts.ts';

/** Stands where a price is not on file yet, or at a sum that lacks one. */
export function PriceMissing() {
  const t = useTexts('free-invoice-base');
  return <span className="block text-small text-warning">{t('priceMissing')}</span>;
}
