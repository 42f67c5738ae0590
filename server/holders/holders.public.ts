export {
  allHolders,
  countOfHolders,
  holderCounts,
  type HolderList,
  holderPage,
  holderSortKeys,
  type ListedKind,
} from './holder-search.query.ts';
export {
  changeHolders,
  emptyHolders,
  type HolderDetails,
  type HolderKind,
  lockHolders,
  saveHolders,
} from './holder.store.ts';
export { findSlotKeys, freeUnusedSlots, lockSlotKeys, lockSlots } from './slot.store.ts';
