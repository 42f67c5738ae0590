export { dueSubscriptions } from './due-subscriptions.store.ts';
export { loadSubscriptionProducts } from './load-subscription-products.ts';
