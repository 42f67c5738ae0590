import type { Subscriber } from '@takst/contract/subscribers/subscriber.schema.ts';
import type { SubscriberRow } from './subscriber.query.ts';

/** What users see of a subscriber. */
export const describeSubscriber = ({
  companyId: _companyId,
  note: _note,
  ...subscriber
}: SubscriberRow): Subscriber => subscriber;
