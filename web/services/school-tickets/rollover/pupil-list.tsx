import type { RolloverPupil } from '@takst/contract/services/school-tickets/rollover/get-rollover.contract.ts';
import { useEffect, useRef } from 'react';
import { Button } from '#platform/design/buttons/button.tsx';
import { TickBox } from '#platform/design/fields/tick-box.tsx';
import { Card } from '#platform/design/page/card.tsx';
import type { Column } from '#platform/design/table/column.ts';
import { PagedTable } from '#platform/design/table/paged-table.tsx';
import type { PlainTextKey } from '#platform/texts/texts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import type { PupilListName, RolloverPlan } from './rollover-plan.ts';

/** The pupils of a count, or those of a class. */
export type ChosenPupils = { list: PupilListName } | { className: string };

interface PupilListProps {
  plan: RolloverPlan;
  openList: ChosenPupils;
  /** Leavers by their tickets, whose class moves on. */
  ticked: ReadonlySet<number>;
  onTick: (ticketId: number, isTicked: boolean) => void;
  onClose: () => void;
}

/** Each pupil with what happens, and a tick for who leaves. */
export function PupilList({ plan, openList, ticked, onTick, onClose }: PupilListProps) {
  const t = useTexts('school-rollover');
  const title = 'list' in openList ? t(openList.list) : t('pupilsOf', openList);
  const pupils =
    'list' in openList
      ? plan.lists[openList.list]
      : (plan.classes.find(({ move }) => move.from === openList.className)?.pupils ?? []);
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), [title]);
  return (
    <div ref={heading} tabIndex={-1} className="outline-none">
      <Card
        isFlush
        title={title}
        actions={
          <Button icon="close" onClick={onClose}>
            {t('close')}
          </Button>
        }
      >
        <PagedTable
          key={title}
          label={title}
          columns={usePupilColumns(plan, { ticked, onTick })}
          rows={pupils}
          rowKey={({ ticketId }) => ticketId}
          empty={null}
        />
      </Card>
    </div>
  );
}

const media = {
  phone: 'onPhone',
  'kept-card': 'onKeptCard',
  'new-card': 'onNewCard',
} as const satisfies Record<
  NonNullable<RolloverPupil['nextMedium']>,
  PlainTextKey<'school-rollover'>
>;
const reasons = {
  NAMELESS_CARD: 'namelessCard',
  HAS_NEXT_TICKET: 'hasNextTicket',
  LEAVER: 'leaver',
  PHONE_NOT_VALID: 'phoneNotValid',
} as const satisfies Record<NonNullable<RolloverPupil['reason']>, PlainTextKey<'school-rollover'>>;
const marks = {
  'second-year': 'markSecondYear',
  'upper-secondary': 'markUpperSecondary',
  'class-to-check': 'markClass',
} as const satisfies Record<RolloverPupil['marks'][number], PlainTextKey<'school-rollover'>>;

function usePupilColumns(
  plan: RolloverPlan,
  { ticked, onTick }: Pick<PupilListProps, 'ticked' | 'onTick'>,
): Column<RolloverPupil>[] {
  const t = useTexts('school-rollover');
  const to = new Map(plan.classes.map(({ move }) => [move.from, move.to]));
  const nameOf = ({ firstName, lastName }: RolloverPupil) =>
    firstName === null ? t('withoutName') : `${firstName} ${lastName ?? ''}`;
  const isTicked = ({ ticketId, reason }: RolloverPupil) =>
    reason === 'LEAVER' || (reason === null && ticked.has(ticketId));
  const classOf = (pupil: RolloverPupil) => {
    const from = pupil.className ?? '';
    const next = to.get(from);
    if (isTicked(pupil) || pupil.reason !== null || !next) return from;
    return t('newClass', { from, to: next });
  };
  const whatHappens = (pupil: RolloverPupil) => {
    if (pupil.reason !== null) return t(reasons[pupil.reason]);
    if (isTicked(pupil)) return t('leaver');
    return pupil.nextMedium === null ? '' : t(media[pupil.nextMedium]);
  };
  return [
    { id: 'name', header: t('name'), isRowHeader: true, cell: nameOf, onCard: 'title' },
    { id: 'class', header: t('className'), width: 8, cell: classOf },
    {
      id: 'medium',
      header: t('medium'),
      cell: (pupil) => (
        <>
          {whatHappens(pupil)}
          {pupil.marks.map((mark) => (
            <span key={mark} className="block text-small text-ink-muted">
              {t(marks[mark])}
            </span>
          ))}
        </>
      ),
      cardCell: whatHappens,
    },
    {
      id: 'leaves',
      header: t('leaves'),
      width: 6,
      cell: (pupil) => (
        <TickBox
          label={t('tickLeaver', { name: nameOf(pupil) })}
          isTicked={isTicked(pupil)}
          // Of a whole class that leaves, or of who gets no ticket anyway, it says nothing.
          isDisabled={pupil.reason !== null}
          onTick={(now) => onTick(pupil.ticketId, now)}
        />
      ),
      onCard: 'aside',
    },
  ];
}
