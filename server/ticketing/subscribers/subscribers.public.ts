export { neverLeaverData } from './personal-data.query.ts';
export { ticketDescriber } from './describe-ticket.ts';
export { holderOfEntry } from './entry-holder.query.ts';
export { saveManyDetails, saveManyPhones } from './many/save-many.ts';
export { findHeldByOthers, findTypesInTheWay } from './phone/phone-moves.query.ts';
export {
  findSubscribersOfSlots,
  type OrderedNames,
  saveSubscribers,
} from './many/save-subscribers.store.ts';
export { findSubscriber, type SubscriberRow } from './subscriber/subscriber.query.ts';
export { eraseSubscribers, subscriberStore } from './subscriber/subscriber.store.ts';
