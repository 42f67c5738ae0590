import { liveTogether as route } from '@takst/contract/housing/live-together.contract.ts';
import type { Change, ChangePath } from '#changes/change-path.ts';
import { serveChange } from '#changes/serve-change.ts';
import { aboutResident } from './move-out/leaving.ts';
import { type CompanyResidence, updateResidences } from './residence.store.ts';
import { takeResidents } from './residents-in-hand.ts';

/** Says that people of a unit are one household. */
export const liveTogether = (changes: ChangePath) =>
  serveChange(route, changes, async (change, { scope, body, today }) => {
    const { subscriberIds } = body;
    const inHand = await takeResidents(change.tx, { scope, today }, subscriberIds);
    if ('refused' in inHand) return { refused: { code: inHand.refused } };
    const { residences, unitNumbers } = inHand;
    if (unitNumbers.size !== 1) return { refused: { code: 'NOT_IN_ONE_UNIT' } };
    await joinHouseholds(change, residences, [...unitNumbers.values()][0] ?? '');
    return { reply: { subscriberIds } };
  });

/** Makes people of a locked unit one household, that of the first of them. */
export async function joinHouseholds(
  change: Pick<Change, 'tx' | 'record'>,
  residences: readonly CompanyResidence[],
  unitNumber: string,
): Promise<void> {
  const household = Math.min(...residences.map((one) => one.household));
  const joining = residences.filter((one) => one.household !== household);
  await updateResidences(
    change.tx,
    joining.map((one) => ({ ...one, household })),
  );
  await change.record(
    ...joining.map((one) => ({
      ...aboutResident(one),
      kind: 'live-together' as const,
      before: null,
      after: { unit: unitNumber },
    })),
  );
}
