export { emptyHolders, lockHolders } from './holder.store.ts';
export { findSlotKeys, freeUnusedSlots, lockSlotKeys, lockSlots } from './slot.store.ts';
