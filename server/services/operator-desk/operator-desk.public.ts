export { productNames } from './proposals/proposal.query.ts';
export { proposedPrices } from './proposals/proposed-prices.ts';
