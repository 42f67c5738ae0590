import type { Subscriber } from '@takst/contract/subscribers/subscriber.schema.ts';
import type { SubscriberRow } from './subscriber.query.ts';

/** What users see of a subscriber; the person's key stays on the server. */
export const describeSubscriber = ({
  companyId: _companyId,
  personKey: _personKey,
  note: _note,
  ...subscriber
}: SubscriberRow): Subscriber => subscriber;
