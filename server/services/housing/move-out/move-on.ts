import type { Change } from '#platform/changes/change-path.ts';
import { placeResidents } from '#services/housing/residence/place-residents.ts';
import type { LockedResident } from '#services/housing/residence/resident.store.ts';
import { saveManyDetails } from '#ticketing/subscribers/subscribers.public.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { aboutResident, type MoveOut } from './leaving.ts';
import { leaveUnits } from './save-move-outs.ts';

type MovingOn = {
  readonly people: readonly LockedResident[];
  readonly moves: readonly MoveOut[];
  /** The number of the unit, which is locked with those that they leave. */
  readonly toUnit: string;
};

/**
 * Moves people to another unit of the association from the day after their last one on, with everything that they have; its
 * number is theirs from then on. Those who move together are one household.
 */
export async function moveOn(
  change: Change,
  tenant: TenantId,
  { people, moves, toUnit }: MovingOn,
): Promise<void> {
  await leaveUnits(change, moves);
  await saveManyDetails(
    change,
    people.map((person) => ({
      companyId: person.companyId,
      id: person.holderId,
      before: person,
      after: { ...person, employeeId: toUnit },
    })),
  );
  const residents = moves.map(({ residence: { companyId, holderId }, lastDay }) => ({
    companyId,
    holderId,
    from: lastDay.add({ days: 1 }),
  }));
  await placeResidents(change.tx, tenant, residents);
  await change.record(
    ...residents.map(({ from, ...person }) => ({
      ...aboutResident(person),
      kind: 'move-in' as const,
      before: null,
      after: { unit: toUnit, movedInOn: from },
    })),
  );
}
