import type { NetexFault } from '@takst/domain/catalogue/netex/netex-prices.ts';
import type { PlainTextKey } from '#platform/texts/texts.ts';

/** What is wrong with a file, or with a price in it. */
export const netexFaultTexts: { readonly [F in NetexFault]: PlainTextKey<'netex-prices'> } = {
  NOT_XML: 'notXml',
  NOT_UTF_8: 'notUtf8',
  NOT_NETEX: 'notNetex',
  DOCUMENT_TYPE: 'documentType',
  TOO_LARGE_PART: 'tooLargePart',
  NO_PRICES: 'noPrices',
  NO_PRODUCT: 'noProduct',
  NO_PROFILE: 'noProfile',
  NO_ZONES: 'noZones',
  TOO_MANY_ZONES: 'tooManyZones',
  NO_DATE: 'noDate',
  WRONG_DATE: 'wrongDate',
  WRONG_AMOUNT: 'wrongAmount',
  WRONG_CURRENCY: 'wrongCurrency',
  TWO_PRICES: 'twoPrices',
  TOO_MANY_PRICES: 'tooManyPrices',
  TOO_MANY_FAULTS: 'tooManyFaults',
};
