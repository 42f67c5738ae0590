export { holdersOfPhone } from './holders-of-phone.query.ts';
export { holderData } from './personal-data.query.ts';
export { countOfHolders, holderSortKeys, searchedHolders } from './holder-search.query.ts';
export {
  changeHolders,
  emptyHolders,
  type HolderDetails,
  lockHolders,
  saveHolders,
} from './holder.store.ts';
export { isMobile } from './mobile-number.ts';
export { findSlotKeys, freeUnusedSlots, lockSlotKeys, lockSlots } from './slot.store.ts';
