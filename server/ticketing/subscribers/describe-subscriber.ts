import type { Subscriber } from '@takst/contract/ticketing/subscribers/subscriber.schema.ts';
import type { SubscriberRow } from './subscriber/subscriber.query.ts';

/** What users see of a subscriber. */
export const describeSubscriber = ({
  companyId: _companyId,
  note: _note,
  ...subscriber
}: SubscriberRow): Subscriber => subscriber;
