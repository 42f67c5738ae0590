export { lockSlot, lockSlotKeys, lockSlots } from './slot.store.ts';
