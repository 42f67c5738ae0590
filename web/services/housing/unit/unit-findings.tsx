import { liveTogether } from '@takst/contract/services/housing/live-together.contract.ts';
import type { UnitPerson } from '@takst/contract/services/housing/unit.schema.ts';
import { hasMovedOut, livesThereOn } from '@takst/domain/services/housing/residence.ts';
import { unitFindings } from '@takst/domain/services/housing/unit-findings.rules.ts';
import { useOperation } from '#platform/operations/use-operation.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { Notice } from '#platform/design/page/notice.tsx';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useNamesText } from './full-name.ts';

interface UnitFindingsProps {
  people: readonly UnitPerson[];
  onMoveOut: (people: readonly UnitPerson[]) => void;
}

/** Move-outs that were forgotten in a unit, each with the ways to settle it. */
export function UnitFindings({ people, onMoveOut }: UnitFindingsProps) {
  const t = useTexts('unit');
  const { today } = useSession();
  const names = useNamesText();
  const together = useOperation(liveTogether, {
    texts: 'unit',
    failed: 'togetherFailed',
    refusals: { NOT_A_RESIDENT: 'notAResident', NOT_IN_ONE_UNIT: 'notInOneUnit' },
    toastsProblems: true,
    toast: 'livingTogether',
  });
  const findings = unitFindings(people, today);
  const present = people.filter((person) => livesThereOn(person, today));
  const formerResidents = people.filter(
    (person) => hasMovedOut(person, today) && person.runningEntries > 0,
  );
  return (
    <>
      {findings.has('two-households') && (
        <Notice kind="warning" title={t('twoHouseholds')}>
          <p>{t('twoHouseholdsText')}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button
              isPending={together.isPending}
              onClick={() =>
                together.send({ body: { subscriberIds: present.map(({ id }) => id) } })
              }
            >
              {t('liveTogether')}
            </Button>
            <Button onClick={() => onMoveOut(present)}>{t('moveOut')}</Button>
          </div>
        </Notice>
      )}
      {findings.has('runs-after-move-out') && (
        <Notice kind="warning" title={t('runsAfterMoveOut', { name: names(formerResidents) })}>
          <p>{t('runsAfterMoveOutText')}</p>
          <Button className="mt-3" onClick={() => onMoveOut(formerResidents)}>
            {t('endWhatRuns')}
          </Button>
        </Notice>
      )}
    </>
  );
}
