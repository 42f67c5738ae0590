import { undoMoveOut } from '@takst/contract/services/housing/move-out.contract.ts';
import type { UnitPerson } from '@takst/contract/services/housing/unit.schema.ts';
import { unitFindings } from '@takst/domain/services/housing/unit-findings.rules.ts';
import {
  refuseUndo,
  type UndoRefusal,
} from '@takst/domain/services/housing/undo-of-move-out.rules.ts';
import { subscriptionTypeNames } from '@takst/domain/catalogue/products/subscription-type.ts';
import { useState } from 'react';
import { useOperation } from '#platform/operations/use-operation.ts';
import { Checkbox } from '#platform/design/fields/checkbox.tsx';
import { labelClass } from '#platform/design/fields/field-style.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { formatLongDate } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { Notice } from '#platform/design/page/notice.tsx';
import type { PlainTextKey } from '#platform/texts/texts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useTicketEditor } from '#ticketing/tickets/use-ticket-editor.ts';
import { fullName, useNamesText } from './full-name.ts';

interface UndoMoveOutModalProps {
  person: UnitPerson;
  /** All people of the unit, past and coming ones too. */
  people: readonly UnitPerson[];
  onClose: () => void;
}

const reasons = {
  CANCELLED: 'undoCancelled',
  CHANGED_SINCE: 'undoChangedSince',
  HELD_BY_ANOTHER: 'undoReplaced',
  TOO_LATE: 'undoTooLate',
} as const satisfies Record<UndoRefusal, PlainTextKey<'unit'>>;

/** Undoes a move-out and the ends that it caused, where that can be; first names the other households of the unit. */
export function UndoMoveOutModal({ person, people, onClose }: UndoMoveOutModalProps) {
  const t = useTexts('unit');
  const names = useNamesText();
  const entryName = useEntryName();
  const editor = useTicketEditor();
  const name = fullName(person);
  const entries = person.endedByMoveOut.map((entry) => ({
    entry,
    refusal: refuseUndo(entry, editor),
  }));
  const [entryIds, setEntryIds] = useState<readonly number[]>(() =>
    entries.flatMap(({ entry, refusal }) => (refusal ? [] : [entry.id])),
  );
  const others = useOtherHouseholds(person, people);
  const undo = useOperation(undoMoveOut, {
    texts: 'unit',
    failed: 'undoFailed',
    refusals: { NOT_A_RESIDENT: 'notAResident', MOVE_OUT_NOT_UNDOABLE: 'notUndoable' },
    about: entryIds,
    toast: ({ reply: { undone, refused, households } }) => ({
      title: t('undone'),
      text: [
        t('undoneText', { name }),
        undone.length > 0 &&
          t('runsAgain', { count: undone.length, number: String(undone.length) }),
        ...refused.map(({ id, reason }) => {
          const entry = person.endedByMoveOut.find((one) => one.id === id);
          return `${entry ? entryName(entry) : ''}: ${t(reasons[reason])}`;
        }),
        households > 1 && t('twoHouseholds'),
      ]
        .filter((text) => text !== false)
        .join(' '),
    }),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={t('undoMoveOut')}
      subtitle={name}
      submitLabel={t('undoMoveOut')}
      operation={undo}
      onSubmit={() => undo.send({ params: { id: person.id }, body: { entryIds: [...entryIds] } })}
      onClose={onClose}
    >
      <p>{t('undoEffect', { name })}</p>
      {others.length > 0 && (
        <Notice kind="warning" title={t('twoHouseholdsThen')}>
          <p>{t('twoHouseholdsThenText', { names: names(others) })}</p>
        </Notice>
      )}
      {entries.length > 0 && (
        <fieldset>
          <legend className={labelClass}>{t('undoEnds')}</legend>
          {entries.map(({ entry, refusal }) =>
            refusal ? (
              <p key={entry.id} className="py-1 text-table text-ink-muted">
                {entryName(entry)}: {t(reasons[refusal])}
              </p>
            ) : (
              <Checkbox
                key={entry.id}
                name={`entry-${entry.id}`}
                label={entryName(entry)}
                value={entryIds.includes(entry.id)}
                onChange={(isSelected) =>
                  setEntryIds(
                    isSelected ? [...entryIds, entry.id] : entryIds.filter((id) => id !== entry.id),
                  )
                }
              />
            ),
          )}
        </fieldset>
      )}
    </FormDialog>
  );
}

/** The people of other households who live in the unit today, if the person lives there today too. */
function useOtherHouseholds(
  person: UnitPerson,
  people: readonly UnitPerson[],
): readonly UnitPerson[] {
  const { today } = useTicketEditor();
  const staying = { ...person, toDate: null };
  return people.filter((one) => unitFindings([staying, one], today).has('two-households'));
}

/** "Elsykkel, siste dag 31. mars". */
function useEntryName() {
  const t = useTexts('unit');
  const language = usePageLanguage();
  const { today } = useTicketEditor();
  return ({ type, startDate, lastDay }: UnitPerson['endedByMoveOut'][number]): string => {
    const what = type === 'TICKET' ? t('ticket') : subscriptionTypeNames[type][language];
    return lastDay
      ? t('endedEntry', { what, date: formatLongDate(lastDay, language, today) })
      : t('cancelledEntry', { what, date: formatLongDate(startDate, language, today) });
  };
}
