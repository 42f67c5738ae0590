export { dueSubscriptions } from './due-subscriptions.store.ts';
export { subscriptionPoolUser } from './codes/send-due-codes.ts';
export { loadSubscriptionProducts } from './offer/load-subscription-products.ts';
