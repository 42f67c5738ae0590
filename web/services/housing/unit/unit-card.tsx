import { getUnitOfSubscriber } from '@takst/contract/services/housing/find-unit.contract.ts';
import type { UnitPerson } from '@takst/contract/services/housing/unit.schema.ts';
import { hasMovedOut } from '@takst/domain/services/housing/residence.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryOf } from '#platform/api/query.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { SkeletonLines } from '#platform/design/page/skeleton.tsx';
import { useSession } from '#platform/session/use-session.ts';
import { dialog } from '#ticketing/subscribers/employee/change-dialogs.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { OtherResidents } from './other-residents.tsx';
import { UnitFindings } from './unit-findings.tsx';
import { UnitPeople } from './unit-people.tsx';

const MoveOutModal = dialog(async () => (await import('./move-out.modal.tsx')).MoveOutModal);
const UndoMoveOutModal = dialog(
  async () => (await import('./undo-move-out.modal.tsx')).UndoMoveOutModal,
);

/** Who lives in the unit of a resident, and what was forgotten there; then what the others have. */
export function UnitCard({ subscriberId }: { subscriberId: number }) {
  const t = useTexts('unit');
  const { today } = useSession();
  const [leaving, setLeaving] = useState<readonly UnitPerson[] | null>(null);
  const [returning, setReturning] = useState<UnitPerson | null>(null);
  const { data: unit, isPending } = useQuery({
    ...queryOf(getUnitOfSubscriber, { params: { id: subscriberId } }),
    // A person without any order has no unit.
    throwOnError: false,
  });
  if (isPending) {
    return (
      <Card>
        <SkeletonLines lines={3} />
      </Card>
    );
  }
  if (!unit) return null;
  const present = unit.people.filter((person) => !hasMovedOut(person, today));
  const past = unit.people.filter((person) => hasMovedOut(person, today));
  return (
    <>
      <Card
        title={t('unit', { number: unit.number })}
        actions={
          present.length > 0 && (
            <Button icon="sign-out" onClick={() => setLeaving(present)}>
              {t('moveOut')}
            </Button>
          )
        }
      >
        <div className="grid gap-4">
          <UnitFindings people={unit.people} onMoveOut={(people) => setLeaving(people)} />
          <UnitPeople
            title={t('livesHere')}
            people={present}
            shownId={subscriberId}
            onUndoMoveOut={setReturning}
          />
          {present.length === 0 && <p className="text-ink-muted">{t('nobody')}</p>}
          <UnitPeople
            title={t('livedHere')}
            people={past.toReversed()}
            shownId={subscriberId}
            onUndoMoveOut={setReturning}
          />
        </div>
      </Card>
      <OtherResidents
        number={unit.number}
        people={present.filter(({ id }) => id !== subscriberId)}
      />
      {returning && (
        <UndoMoveOutModal
          person={returning}
          people={unit.people}
          onClose={() => setReturning(null)}
        />
      )}
      {leaving && (
        <MoveOutModal
          number={unit.number}
          people={leaving}
          firstId={subscriberId}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  );
}
