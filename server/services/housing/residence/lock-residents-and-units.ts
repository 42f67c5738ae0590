import { residenceOn } from '@takst/domain/services/housing/residence.ts';
import type { CompanyScope } from '#platform/scope/scope.ts';
import type { Transaction } from '#platform/db/database.ts';
import { type LockedResident, lockResidents } from './resident.store.ts';
import { residencesOf } from './residence.query.ts';
import type { CompanyResidence } from './residence.store.ts';
import { ensureUnit, lockUnitIds } from '../unit/unit.store.ts';

export type LockedResidents =
  | { readonly refused: 'NOT_A_RESIDENT' }
  | {
      readonly people: readonly LockedResident[];
      readonly residences: readonly CompanyResidence[];
      /** By id. */
      readonly unitNumbers: ReadonlyMap<number, string>;
    };

type ResidentLockRequest = {
  readonly scope: CompanyScope;
  readonly today: Temporal.PlainDate;
  /** The number of a unit that is locked with theirs. */
  readonly toUnit?: string | null;
};

/**
 * Locks people and then the units where they live, will live first or lived last, and reads these residences: a decision
 * based on them still holds when it is written.
 */
export async function lockResidentsAndUnits(
  tx: Transaction,
  { scope, today, toUnit = null }: ResidentLockRequest,
  subscriberIds: readonly number[],
): Promise<LockedResidents> {
  const people = await lockResidents(tx, scope, subscriberIds);
  const companyId = people?.[0]?.companyId;
  // All of one association: the ids that a page shows.
  if (!people || !companyId || people.some((one) => one.companyId !== companyId)) {
    return { refused: 'NOT_A_RESIDENT' };
  }
  const readLatest = async () =>
    [...Map.groupBy(await residencesOf(tx, people), ({ holderId }) => holderId).values()].flatMap(
      (own) => residenceOn(own, today) ?? [],
    );
  const unitIds = (await readLatest()).map(({ unitId }) => unitId);
  const toId = toUnit && (await ensureUnit(tx, scope.tenant, { companyId, number: toUnit }));
  const unitNumbers = await lockUnitIds(tx, companyId, toId ? [...unitIds, toId] : unitIds);
  const residences = await readLatest();
  return residences.length < people.length
    ? { refused: 'NOT_A_RESIDENT' }
    : { people, residences, unitNumbers };
}
