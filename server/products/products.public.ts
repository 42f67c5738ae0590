export { profilesOfCompany } from './company-profile.query.ts';
export { companyTicketProductsOn } from './company-ticket-products.ts';
export { loadProducts } from './load-products.ts';
export type { DatedPrice, PricedProduct } from './product.query.ts';
