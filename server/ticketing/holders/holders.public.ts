export {
  countOfHolders,
  holderCounts,
  type HolderList,
  holderSortKeys,
  type ListedKind,
  searchedHolders,
} from './holder-search.query.ts';
export {
  changeHolders,
  emptyHolders,
  type HolderDetails,
  type HolderKind,
  lockHolders,
  saveHolders,
} from './holder.store.ts';
export { isMobile } from './mobile-number.ts';
export { findSlotKeys, freeUnusedSlots, lockSlotKeys, lockSlots } from './slot.store.ts';
