export { subscriberStore } from './subscriber.store.ts';
