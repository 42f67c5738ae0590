export { readNetexPrices } from './read-netex-prices.ts';
