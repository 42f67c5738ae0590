export {
  type CodePool,
  type CodeReference,
  findCodes,
  findDrawnCode,
  forgetCodes,
  type UsedCode,
} from './code.store.ts';
export { freeAmounts, type WorthRow } from './stock.query.ts';
export { drawCodes } from './draw-codes.ts';
export type { PoolUser, PoolUsers, SendOwedDependencies } from './pool-user.ts';
