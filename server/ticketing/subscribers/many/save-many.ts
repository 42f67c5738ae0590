import type { Phone } from '@takst/domain/ticketing/holders/slot.ts';
import type { Scope } from '#platform/scope/scope.ts';
import type { Change } from '#platform/changes/change-path.ts';
import { changePhones } from './change-phones.store.ts';
import { changeNames } from './save-subscribers.store.ts';
import type {
  LockedPerson,
  SubscriberKey,
  SubscriberNames,
} from '../subscriber/subscriber.store.ts';

type RecordedTransaction = Pick<Change, 'tx' | 'record'>;
type ChangedSubscriber<Before, After = Before> = SubscriberKey & {
  readonly before: Before;
  readonly after: After;
};

const aboutSubscriber = ({ companyId, id }: SubscriberKey) => ({
  companyId,
  subject: { type: 'subscriber', id },
  about: { holderId: id },
});

/** Names and numbers of any number of subscribers that the transaction has locked. */
export async function saveManyDetails(
  { tx, record }: RecordedTransaction,
  changed: readonly ChangedSubscriber<SubscriberNames>[],
): Promise<void> {
  await changeNames(
    tx,
    changed.map(({ companyId, id, after }) => ({ companyId, id, ...namesOf(after) })),
  );
  await record(
    ...changed.map((one) => ({
      ...aboutSubscriber(one),
      kind: 'update-contact-details' as const,
      before: namesOf(one.before),
      after: namesOf(one.after),
    })),
  );
}

const namesOf = ({ firstName, lastName, employeeId }: SubscriberNames): SubscriberNames => ({
  firstName,
  lastName,
  employeeId,
});

/** Phones of any number of subscribers; those that they get are locked. Returns the slots of those before. */
export async function saveManyPhones(
  { tx, record }: RecordedTransaction,
  when: { readonly scope: Scope; readonly today: Temporal.PlainDate },
  changed: readonly ChangedSubscriber<Phone, LockedPerson>[],
): Promise<number[]> {
  const oldSlots = await changePhones(
    tx,
    when,
    changed.map(({ companyId, id, after }) => ({ companyId, id, ...after })),
  );
  await record(
    ...changed.map((one) => ({
      ...aboutSubscriber(one),
      kind: 'change-phone' as const,
      before: phoneOf(one.before),
      after: phoneOf(one.after),
    })),
  );
  return oldSlots;
}

const phoneOf = ({ phoneCountryCode, phone }: Phone): Phone => ({ phoneCountryCode, phone });
