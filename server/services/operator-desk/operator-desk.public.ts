export { overtakeChanges, type OvertakenChange } from './products/overtake-changes.ts';
export { productNames } from './proposals/proposal.query.ts';
export { proposedPrices } from './proposals/proposed-prices.ts';
