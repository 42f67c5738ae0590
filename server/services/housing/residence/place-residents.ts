import { correctUnit, placeResident } from '@takst/domain/services/housing/place-resident.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Transaction } from '#platform/db/database.ts';
import type { OrderedFor, PersonKey } from '#ticketing/tickets/tickets.public.ts';
import { householdsFrom, numbersOf, residencesOf } from './residence.query.ts';
import { type CompanyResidence, type NewResidence, saveResidences } from './residence.store.ts';
import { lockUnits } from '../unit/unit.store.ts';

const keyOf = ({ companyId, holderId }: PersonKey): string => `${companyId} ${holderId}`;

/**
 * Puts the people of an order into the unit of their number, from the first day of the order; people who live there
 * already are left unchanged. Any number of people, each once, takes the same statements. The caller has locked them.
 */
export async function placeResidents(
  tx: Transaction,
  tenant: TenantId,
  people: readonly OrderedFor[],
): Promise<void> {
  const unitOf = await lockUnitsOf(tx, tenant, people);
  const residences = Map.groupBy(await residencesOf(tx, people), keyOf);
  const changed: CompanyResidence[] = [];
  const opened: Omit<NewResidence, 'household'>[] = [];
  for (const { from, companyId, holderId } of people) {
    const person = { companyId, holderId };
    const unitId = unitOf.get(keyOf(person));
    if (unitId === undefined) throw new Error('somebody without a number was placed');
    const own = residences.get(keyOf(person)) ?? [];
    const placement = placeResident({ residences: own, unitId, from });
    changed.push(...placement.changed.map((one) => ({ ...one, companyId })));
    if (placement.opened) opened.push({ ...person, unitId, ...placement.opened });
  }
  const households = await householdsFrom(tx, opened);
  await saveResidences(tx, tenant, {
    changed,
    opened: opened.map((one, place) => ({ ...one, household: households[place] ?? null })),
  });
}

/** Corrects where people live when their number was wrong; those who live nowhere yet are placed by their first order. */
export async function correctUnits(
  tx: Transaction,
  tenant: TenantId,
  people: readonly PersonKey[],
): Promise<void> {
  const residences = Map.groupBy(await residencesOf(tx, people), keyOf);
  if (residences.size === 0) return;
  const residents = people.filter((person) => residences.has(keyOf(person)));
  const unitOf = await lockUnitsOf(tx, tenant, residents);
  const changed = residents.flatMap((person) => {
    const own = residences.get(keyOf(person)) ?? [];
    const corrected = correctUnit(own, unitOf.get(keyOf(person)) ?? 0);
    return corrected ? [{ ...corrected, companyId: person.companyId }] : [];
  });
  await saveResidences(tx, tenant, { changed, opened: [] });
}

/** Locks the units of people's numbers; their ids by person. */
async function lockUnitsOf(
  tx: Transaction,
  tenant: TenantId,
  people: readonly PersonKey[],
): Promise<ReadonlyMap<string, number>> {
  const numbered = await numbersOf(tx, people);
  const units = await lockUnits(tx, tenant, numbered);
  return new Map(numbered.map((person, place) => [keyOf(person), units[place]?.id ?? 0]));
}
