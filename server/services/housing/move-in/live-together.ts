import { liveTogether as route } from '@takst/contract/services/housing/live-together.contract.ts';
import type { Change, ChangePath } from '#platform/changes/change-path.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import { aboutResident } from '../move-out/leaving.ts';
import { type CompanyResidence, updateResidences } from '../residence/residence.store.ts';
import { lockResidentsAndUnits } from '../residence/lock-residents-and-units.ts';

/** Says that people of a unit are one household. */
export const liveTogether = (changes: ChangePath) =>
  serveChange(route, changes, async (change, { scope, body, today }) => {
    const { subscriberIds } = body;
    const lockedResidents = await lockResidentsAndUnits(change.tx, { scope, today }, subscriberIds);
    if ('refused' in lockedResidents) return { refused: { code: lockedResidents.refused } };
    const { residences, unitNumbers } = lockedResidents;
    if (unitNumbers.size !== 1) return { refused: { code: 'NOT_IN_ONE_UNIT' } };
    const unitNumber = [...unitNumbers.values()][0] ?? '';
    await joinHouseholds(change, [{ residences, unitNumber }]);
    return { reply: { subscriberIds } };
  });

/** People of a locked unit who live together. */
type Household = { readonly residences: readonly CompanyResidence[]; readonly unitNumber: string };

/** Makes each of these one household, that of the first of its people, in two statements. */
export async function joinHouseholds(
  change: Pick<Change, 'tx' | 'record'>,
  households: readonly Household[],
): Promise<void> {
  const joining = households.flatMap(({ residences, unitNumber }) => {
    const household = Math.min(...residences.map((one) => one.household));
    const others = residences.filter((one) => one.household !== household);
    return [...new Map(others.map((one) => [one.id, one])).values()].map((residence) => ({
      residence: { ...residence, household },
      unitNumber,
    }));
  });
  await updateResidences(
    change.tx,
    joining.map(({ residence }) => residence),
  );
  await change.record(
    ...joining.map(({ residence, unitNumber }) => ({
      ...aboutResident(residence),
      kind: 'live-together' as const,
      before: null,
      after: { unit: unitNumber },
    })),
  );
}
