export { describeAmount, describeSoldProduct } from './describe-sold-product.ts';
export { profilesOfCompany } from './company-profile.query.ts';
export { feesOn, taxableProductsFrom } from './fee.query.ts';
export { feeSection, taxableProductSection } from './fee-list.schema.ts';
export { saveFees, saveTaxableProducts } from './load-fees.ts';
export { savePrices, saveProductList, saveVatRates } from './load-products.ts';
export { priceSection, productSection, vatRateSection } from './product-list.schema.ts';
export {
  feesInForce,
  rateInForce,
  taxablePrices,
  ticketPrices,
  vatKindOfSubscriptions,
} from './prices-in-force.query.ts';
export type { PricedProduct } from './product.query.ts';
export { historyNames } from './history-names.ts';
export { productsFrom, productsOn } from './products-on.ts';
export { productReply } from './product-reply.ts';
