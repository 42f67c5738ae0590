export { forgetPhones, subscriberStore } from './subscriber.store.ts';
