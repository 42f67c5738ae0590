export { eraseLineHolders } from './line-holder.store.ts';
