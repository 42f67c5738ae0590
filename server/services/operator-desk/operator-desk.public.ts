export { proposedPrices } from './proposals/proposed-prices.ts';
