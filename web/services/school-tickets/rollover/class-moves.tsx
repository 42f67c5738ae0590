import { saveClassMoves } from '@takst/contract/services/school-tickets/rollover/save-class-moves.contract.ts';
import { useState } from 'react';
import { useOperation } from '#platform/operations/use-operation.ts';
import { TickBox } from '#platform/design/fields/tick-box.tsx';
import { controlClass } from '#platform/design/fields/field-style.ts';
import { formatNumber } from '#platform/design/format.ts';
import { Icon } from '#platform/design/icon.tsx';
import { Card } from '#platform/design/page/card.tsx';
import type { Column } from '#platform/design/table/column.ts';
import { Table } from '#platform/design/table/table.tsx';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import type { ClassPlan, RolloverPlan } from './rollover-plan.ts';

type Save = (from: string, to: string | null) => void;

interface ClassMovesProps {
  plan: RolloverPlan;
  /** Shows the pupils of a class. */
  onOpen: (className: string) => void;
}

/** Where each class moves: a field that is remembered for the school, and a tick for one that leaves. */
export function ClassMoves({ plan, onOpen }: ClassMovesProps) {
  const t = useTexts('school-rollover');
  const { company } = useSession();
  const { send } = useOperation(saveClassMoves, {
    texts: 'school-rollover',
    failed: 'moveFailed',
    refusals: {},
    toast: 'moveSaved',
    toastsProblems: true,
  });
  const save: Save = (from, to) =>
    send({ params: { id: company.id }, body: { moves: [{ from, to }] } });
  return (
    <Card isFlush title={t('classes')}>
      <Table
        label={t('classes')}
        columns={useClassColumns(save, onOpen)}
        rows={plan.classes}
        rowKey={({ move }) => move.from}
        empty={null}
      />
    </Card>
  );
}

function useClassColumns(save: Save, onOpen: (className: string) => void): Column<ClassPlan>[] {
  const t = useTexts('school-rollover');
  return [
    { id: 'now', header: t('now'), width: 6, isRowHeader: true, cell: ({ move }) => move.from },
    {
      id: 'nextYear',
      header: t('nextYear'),
      width: 9,
      cell: (plan) => <NextClass plan={plan} onSave={save} />,
      onCard: 'below',
    },
    {
      id: 'moving',
      header: t('moving'),
      width: 6,
      align: 'end',
      cell: (plan) => (
        <PupilsButton plan={plan} onOpen={onOpen}>
          {formatNumber(plan.moving)}
        </PupilsButton>
      ),
      cardCell: (plan) => (
        <PupilsButton plan={plan} onOpen={onOpen}>
          {t('movingCount', { count: plan.moving, number: formatNumber(plan.moving) })}
        </PupilsButton>
      ),
      onCard: 'aside',
    },
    {
      id: 'leaves',
      header: t('leaves'),
      width: 9,
      cell: (plan) => <Leavers plan={plan} onSave={save} />,
      cardCell: (plan) => <Leavers plan={plan} onSave={save} isOnCard />,
      onCard: 'below',
    },
    { id: 'note', header: t('note'), cell: (plan) => <Note plan={plan} />, onCard: 'below' },
  ];
}

interface PupilsButtonProps {
  plan: ClassPlan;
  onOpen: (className: string) => void;
  children: string;
}

/** A count that leads to the pupils of the class. */
function PupilsButton({ plan: { move }, onOpen, children }: PupilsButtonProps) {
  const t = useTexts('school-rollover');
  return (
    <button
      type="button"
      aria-label={`${t('pupilsOf', { className: move.from })}: ${children}`}
      onClick={() => onOpen(move.from)}
      className="min-h-8 min-w-8 rounded-small underline decoration-1 underline-offset-4 hover:text-select"
    >
      {children}
    </button>
  );
}

interface ClassPartProps {
  plan: ClassPlan;
  onSave: Save;
}

/** Saved when it is left, or with Enter. */
function NextClass({ plan: { move }, onSave }: ClassPartProps) {
  const t = useTexts('school-rollover');
  // What was typed over what the school had: once that is another, it says nothing any more.
  const [edit, setEdit] = useState<{ over: string | null; text: string } | null>(null);
  if (move.to === null) return <span className="text-ink-muted">{t('leaver')}</span>;
  const text = edit && edit.over === move.to ? edit.text : move.to;
  const name = text.trim();
  const commit = () => {
    if (name !== '' && name !== move.to) onSave(move.from, name);
  };
  return (
    <span className="block">
      <input
        aria-label={t('nextClassOf', { className: move.from })}
        aria-invalid={name === '' || undefined}
        name={`to-${move.from}`}
        value={text}
        maxLength={100}
        onChange={(event) => setEdit({ over: move.to, text: event.target.value })}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
          if (event.key === 'Escape') setEdit(null);
        }}
        className={controlClass}
      />
      {name === '' && <span className="mt-1 block text-small text-error">{t('classMissing')}</span>}
    </span>
  );
}

function Leavers({
  plan: { move, leavers, pupils },
  onSave,
  isOnCard = false,
}: ClassPartProps & { isOnCard?: boolean }) {
  const t = useTexts('school-rollover');
  const { from, to, proposed } = move;
  const isWhole = to === null;
  const countText = isWhole
    ? t('leaversAll', { number: formatNumber(leavers) })
    : leavers === 0
      ? t('leaversNone')
      : t('leaversSome', { number: formatNumber(leavers), all: formatNumber(pupils.length) });
  return (
    <span className="flex items-center gap-1">
      <TickBox
        label={t('leavesAll', { className: from })}
        isTicked={isWhole}
        isPartly={!isWhole && leavers > 0}
        onTick={(leaves) => onSave(from, leaves ? null : (proposed ?? from))}
      />
      {isOnCard ? t('leavesCount', { leavers: countText }) : countText}
    </span>
  );
}

/** What the school looks at; it decides nothing. */
function Note({ plan: { move, secondYear, upperSecondary } }: { plan: ClassPlan }) {
  const t = useTexts('school-rollover');
  const countOf = (count: number) => ({ count, number: formatNumber(count) });
  const notes = [
    move.isToCheck && t('toCheck'),
    secondYear > 0 && t('secondYear', countOf(secondYear)),
    upperSecondary > 0 && t('upperSecondary', countOf(upperSecondary)),
  ].filter((note) => note !== false);
  return notes.map((note) => (
    <span key={note} className="flex items-center gap-2 text-small">
      <Icon name="info" className="size-4 shrink-0 text-info" />
      {note}
    </span>
  ));
}
