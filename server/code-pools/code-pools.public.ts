export {
  type CodePool,
  type CodeReference,
  findCodes,
  forgetCodes,
  type UsedCode,
} from './code.store.ts';
export { drawCodes } from './draw-codes.ts';
export type { PoolUser, PoolUsers, SendOwedDependencies } from './pool-user.ts';
