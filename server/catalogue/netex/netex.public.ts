export type { NetexPrices } from './netex-prices.ts';
export { readNetexPrices } from './read-netex-prices.ts';
