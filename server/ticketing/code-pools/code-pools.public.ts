export { type CodePool, type CodeReference, findDrawnCode, forgetCodes } from './code.store.ts';
export { freeAmounts } from './stock.query.ts';
export { drawCodes } from './draw-codes.ts';
export type { PoolUser, PoolUsers, SendOwedDependencies } from './pool-user.ts';
