import type { BatchService } from '@takst/contract/ticketing/batches/batch-service.ts';
import type { FreePersonNames } from '@takst/domain/services/free-tickets/named-person.rules.ts';
import type { RowDecision } from '#ticketing/batches/batches.public.ts';
import type { FreePeople, LoadedFreePerson } from './load-named-people.ts';

type NameFault = Extract<ReturnType<FreePeople['of']>, { fault: unknown }>['fault'];

/**
 * Decides about the person that a row names. Each person may occur in one row only; a row without a known person is faulty.
 */
export function decideAboutPerson<S extends BatchService, Accepted>(
  people: FreePeople,
  row: FreePersonNames,
  decide: (person: LoadedFreePerson) => RowDecision<S, Accepted>,
): RowDecision<S, Accepted> | { readonly faults: readonly [NameFault] } {
  const named = people.of(row);
  if ('fault' in named) return { faults: [named.fault] };
  const { person } = named;
  return { ...decide(person), keys: [`entitlement ${person.entitlementId}`] };
}
