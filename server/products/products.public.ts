export { profilesOfCompany } from './company-profile.query.ts';
export { loadProducts } from './load-products.ts';
export type { DatedPrice, PricedProduct } from './product.query.ts';
export { productsFrom, productsOn } from './products-on.ts';
export { productReply } from './product-reply.ts';
