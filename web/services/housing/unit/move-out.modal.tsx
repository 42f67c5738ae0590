import { moveOut } from '@takst/contract/services/housing/move-out.contract.ts';
import type { UnitPerson } from '@takst/contract/services/housing/unit.schema.ts';
import { firstEndFrom } from '@takst/domain/services/company-tickets/date-choices.rules.ts';
import { useState } from 'react';
import { useOperation } from '#platform/operations/use-operation.ts';
import { LazyDatePicker } from '#platform/design/dates/lazy-date-picker.tsx';
import { Checkbox } from '#platform/design/fields/checkbox.tsx';
import { FaultText } from '#platform/design/fields/field.tsx';
import { errorClass, labelClass } from '#platform/design/fields/field-style.ts';
import { TextField } from '#platform/design/fields/text-field.tsx';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { formatLongDate } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { DateChoiceField } from '#ticketing/tickets/date-choice.field.tsx';
import { useDateTerms } from '#ticketing/subscribers/dates/use-date-terms.ts';
import { useOfferedEnds } from '#ticketing/subscribers/dates/use-offered-ends.ts';
import { isDateRefused, useLastDay } from '#ticketing/tickets/use-last-day.ts';
import { fullName, useNamesText } from './full-name.ts';
import { MoveOutEffect } from './move-out-effect.tsx';

interface MoveOutModalProps {
  number: string;
  /** Who can be chosen. */
  people: readonly UnitPerson[];
  /** Whose page it is: they are chosen at first. */
  firstId: number;
  onClose: () => void;
}

/** Moves people out of their unit on a day, and ends what they have. */
export function MoveOutModal({ number, people, firstId, onClose }: MoveOutModalProps) {
  const t = useTexts('unit');
  const language = usePageLanguage();
  const names = useNamesText();
  const terms = useDateTerms();
  const { today } = terms;
  const [ids, setIds] = useState<readonly number[]>(() => {
    const own = people.filter(({ id }) => id === firstId);
    return (own.length > 0 ? own : people).map(({ id }) => id);
  });
  const [lastDay, setLastDay] = useState<Temporal.PlainDate | null>(
    () => people.find(({ toDate }) => toDate)?.toDate ?? today,
  );
  const [toUnit, setToUnit] = useState('');
  const [runsOn, setRunsOn] = useState(false);
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const end = useLastDay(useOfferedEnds());
  const leaving = people.filter(({ id }) => ids.includes(id));
  const movesOn = toUnit.trim() !== '';
  const endsOn = runsOn || movesOn ? null : end.date;
  const isReady = leaving.length > 0 && lastDay !== null && (runsOn || movesOn || end.isOffered);
  const move = useOperation(moveOut, {
    texts: 'unit',
    failed: 'failed',
    refusals: {
      NOT_A_RESIDENT: 'notAResident',
      END_DATE_NOT_OFFERED: 'endDateNotOffered',
      SAME_UNIT: 'sameUnit',
      LAST_DAY_BEFORE_MOVE_IN: 'lastDayBeforeMoveIn',
    },
    about: [ids, lastDay, endsOn, toUnit],
    onProblem: (obstacle) => isDateRefused(obstacle) && end.refuse(),
    toast: ({ input }) => ({
      title: t('movedOutTitle'),
      text: t('movedOutText', {
        names: names(leaving),
        date: formatLongDate(input.body.lastDay, language, today),
      }),
    }),
    onDone: onClose,
  });

  function submit() {
    setHasSubmitted(true);
    if (!isReady) return;
    move.send({
      body: { subscriberIds: [...ids], lastDay, endsOn, toUnit: movesOn ? toUnit.trim() : null },
    });
  }

  function chooseLastDay(day: Temporal.PlainDate | null) {
    setLastDay(day);
    // What they have ends with the month in which they leave, unless another day is chosen.
    const first = day && firstEndFrom(day, terms);
    if (first) end.setDate(first);
  }

  return (
    <FormDialog
      title={t('moveOut')}
      subtitle={t('unit', { number })}
      submitLabel={t('submit')}
      isDanger
      operation={move}
      onSubmit={submit}
      onClose={onClose}
    >
      {people.length > 1 && (
        <WhoField
          people={people}
          ids={ids}
          onChoose={setIds}
          error={hasSubmitted && leaving.length === 0 ? t('whoMissing') : undefined}
        />
      )}
      <LazyDatePicker
        name="lastDay"
        label={t('lastDay')}
        value={lastDay}
        onChange={chooseLastDay}
        error={hasSubmitted && !lastDay ? t('lastDayMissing') : undefined}
      />
      <TextField
        name="toUnit"
        label={t('toUnit')}
        description={t('toUnitHelp')}
        isOptional
        autoComplete="off"
        maxLength={20}
        value={toUnit}
        onChange={setToUnit}
      />
      {!movesOn && (
        <Checkbox
          name="runsOn"
          label={t('runOn')}
          description={runsOn ? t('runOnHelp') : undefined}
          value={runsOn}
          onChange={setRunsOn}
        />
      )}
      {!runsOn && !movesOn && (
        <DateChoiceField
          {...end.field}
          name="endsOn"
          label={t('endsOn')}
          description={t('endsOnHelp')}
          onChange={end.setDate}
          error={hasSubmitted && !end.isOffered ? t('endsOnMissing') : undefined}
        />
      )}
      {lastDay && (
        <MoveOutEffect
          people={leaving}
          dates={{ lastDay, endsOn }}
          toUnit={movesOn ? toUnit.trim() : null}
        />
      )}
    </FormDialog>
  );
}

interface WhoFieldProps {
  people: readonly UnitPerson[];
  ids: readonly number[];
  onChoose: (ids: readonly number[]) => void;
  error: string | undefined;
}

function WhoField({ people, ids, onChoose, error }: WhoFieldProps) {
  const t = useTexts('unit');
  return (
    <fieldset>
      <legend className={labelClass}>{t('who')}</legend>
      {people.map((person) => (
        <Checkbox
          key={person.id}
          name={`who-${person.id}`}
          label={fullName(person)}
          value={ids.includes(person.id)}
          onChange={(isChosen) =>
            onChoose(isChosen ? [...ids, person.id] : ids.filter((id) => id !== person.id))
          }
        />
      ))}
      {error && (
        <p className={errorClass}>
          <FaultText>{error}</FaultText>
        </p>
      )}
    </fieldset>
  );
}
