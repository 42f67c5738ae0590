export { emptyHolders, lockHolders } from './holder.store.ts';
export { freeUnusedSlots, lockSlot, lockSlotKeys, lockSlots } from './slot.store.ts';
