export { subscriptionData } from './personal-data.query.ts';
export { cancelTaken } from './change/cancel-pending-subscription.ts';
export { endTaken } from './change/end-subscription.ts';
export { dueSubscriptions, overSubscriptionsOf } from './due-subscriptions.store.ts';
export { subscriptionPoolUser } from './codes/send-due-codes.ts';
export {
  saveSubscriptionPrices,
  saveSubscriptions,
  subscriptionPriceSection,
  subscriptionSection,
} from './offer/load-subscription-products.ts';
export { actingSubscription } from './subscription/subscription-facts.ts';
export { lockSubscription } from './subscription/subscription.query.ts';
export { undoEndTaken } from './change/undo-end-subscription.ts';
