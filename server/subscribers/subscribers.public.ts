export { findSubscriber, isSamePhone, type SubscriberRow } from './subscriber.query.ts';
export { forgetPhones, subscriberStore } from './subscriber.store.ts';
