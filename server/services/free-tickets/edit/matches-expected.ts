import type { editFreeTicket } from '@takst/contract/services/free-tickets/edit/edit-free-ticket.contract.ts';
import type { Body } from '@takst/contract/platform/calls/route.ts';
import { editedFieldsOf } from '@takst/domain/services/free-tickets/edit/free-edit-sale.rules.ts';
import type { FreeEditFacts } from '@takst/domain/services/free-tickets/edit/free-edit.ts';
import { isEditEmpty } from '@takst/domain/services/free-tickets/new-ticket-because-of.rules.ts';
import { freeEditOf } from './free-edit-of.ts';

/** Whether a ticket is as its user saw it; who does not say what they saw changes it whatever it is (docs/decisions/0089). */
export function matchesExpected(
  facts: Pick<FreeEditFacts, 'ticket' | 'today' | 'offerOn'>,
  previous: Body<typeof editFreeTicket>['previous'],
): boolean {
  if (previous === undefined) return true;
  const expectedFields = editedFieldsOf(facts, freeEditOf({ ...previous, timeOfChange: null }));
  return typeof expectedFields !== 'string' && isEditEmpty(facts.ticket, expectedFields);
}
