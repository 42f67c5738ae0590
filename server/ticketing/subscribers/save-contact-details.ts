import type { ContactDetails } from '@takst/contract/ticketing/subscribers/update-contact-details.contract.ts';
import type { Scope } from '#platform/scope/scope.ts';
import type { Change } from '#platform/changes/change-path.ts';
import type { SubscriberRow } from './subscriber/subscriber.query.ts';
import { subscriberStore } from './subscriber/subscriber.store.ts';

/**
 * Saves names and employee number of a locked subscriber, which all their entries in the company
 * show (domain: Change info). The same details again are no change.
 */
export async function saveContactDetails(
  { tx, record, scope }: Pick<Change, 'tx' | 'record'> & { scope: Scope },
  { id, companyId, firstName, lastName, employeeId }: SubscriberRow,
  details: ContactDetails,
): Promise<void> {
  const before = { firstName, lastName, employeeId };
  const isSame =
    firstName === details.firstName &&
    lastName === details.lastName &&
    employeeId === details.employeeId;
  if (isSame) return;
  await subscriberStore(tx, scope).setNames({ companyId, id }, details);
  await record({
    companyId,
    kind: 'update-contact-details',
    subject: { type: 'subscriber', id },
    about: { holderId: id },
    before,
    after: details,
  });
}
