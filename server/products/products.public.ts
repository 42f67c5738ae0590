export { profilesOfCompany } from './company-profile.query.ts';
export { savePrices, saveProductList, saveVatRates } from './load-products.ts';
export { priceSection, productSection, vatRateSection } from './product-list.schema.ts';
export type { DatedPrice, PricedProduct } from './product.query.ts';
export { productsFrom, productsOn } from './products-on.ts';
export { productReply } from './product-reply.ts';
