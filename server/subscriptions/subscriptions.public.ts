export { dueSubscriptions } from './due-subscriptions.store.ts';
export { subscriptionPoolUser } from './send-due-codes.ts';
export { loadSubscriptionProducts } from './load-subscription-products.ts';
