import type { Unit } from '@takst/contract/services/housing/unit.schema.ts';
import { firstEndFrom } from '@takst/domain/services/company-tickets/date-choices.rules.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { LazyDatePicker } from '#platform/design/dates/lazy-date-picker.tsx';
import { RadioCards } from '#platform/design/fields/radio-cards.tsx';
import { Notice } from '#platform/design/page/notice.tsx';
import { useNamesText } from '#services/housing/unit/full-name.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { DateChoiceField } from '#ticketing/tickets/date-choice.field.tsx';
import type { OrderFields } from '#services/company-tickets/offer/order-fields.ts';
import type { OccupantFields } from './occupants.ts';
import { useOrderField } from '#services/company-tickets/offer/use-order-field.ts';
import { useDateTerms } from '#ticketing/subscribers/dates/use-date-terms.ts';
import { useOfferedEnds } from '#ticketing/subscribers/dates/use-offered-ends.ts';
import { useLastDay } from '#ticketing/tickets/use-last-day.ts';
import { useChargedTexts } from '#services/housing/unit/use-charged-texts.ts';
import { useOccupants } from './use-occupants.ts';

const dateOf = (text: string): Temporal.PlainDate | null =>
  text === '' ? null : Temporal.PlainDate.from(text);

/** Who lives in the unit already, and what happens to them; nothing while the unit is empty. */
export function OccupantsFields() {
  const t = useTexts('unit');
  const names = useNamesText();
  const unit = useOccupants();
  const { control, setValue } = useFormContext<OrderFields>();
  const { error } = useOrderField('occupants');
  const [occupants, startDate] = useWatch({ control, name: ['occupants', 'startDate'] });
  const terms = useDateTerms();
  if (!unit || !occupants) return null;
  const setFields = (fields: Partial<OccupantFields>) =>
    setValue('occupants', { ...occupants, ...fields }, { shouldDirty: true });

  /** They leave the day before, and what they have ends with that month. */
  function choose(what: OccupantFields['what'], movesInOn: string) {
    const day = dateOf(movesInOn || startDate) ?? terms.today;
    const lastDay = day.subtract({ days: 1 });
    const endsOn = firstEndFrom(lastDay, terms);
    setFields({ what, movesInOn, lastDay: lastDay.toString(), endsOn: endsOn?.toString() ?? '' });
  }

  return (
    <div className="mt-4 grid gap-4">
      <Notice kind="warning" isAnnounced className="text-table">
        <strong className="font-semibold">
          {t('occupied', { number: unit.number, names: names(unit.people) })}
        </strong>
      </Notice>
      <RadioCards
        name="occupants"
        label={t('existingResidents')}
        columns={2}
        value={occupants.what === '' ? null : occupants.what}
        onChange={(what) => choose(what, occupants.movesInOn)}
        error={error}
        cards={[
          {
            value: 'live-together',
            label: t('doLiveTogether'),
            description: t('doLiveTogetherText'),
          },
          { value: 'move-out', label: t('doMoveOut'), description: t('doMoveOutText') },
        ]}
      />
      {(occupants.what !== '' || occupants.movesInOn !== '') && (
        <LazyDatePicker
          name="movesInOn"
          label={t('movesInOn')}
          description={t('movesInOnHelp')}
          isOptional
          value={dateOf(occupants.movesInOn)}
          onChange={(date) => choose(occupants.what, date?.toString() ?? '')}
        />
      )}
      {occupants.what === 'move-out' && (
        <MoveOutDates people={unit.people} occupants={occupants} set={setFields} />
      )}
    </div>
  );
}

interface MoveOutDatesProps {
  people: Unit['people'];
  occupants: OccupantFields;
  set: (fields: Partial<OccupantFields>) => void;
}

function MoveOutDates({ people, occupants, set }: MoveOutDatesProps) {
  const t = useTexts('unit');
  const { field } = useLastDay(useOfferedEnds());
  const chargedTexts = useChargedTexts();
  const [lastDay, endsOn] = [dateOf(occupants.lastDay), dateOf(occupants.endsOn)];
  const charged = lastDay ? chargedTexts(people, { lastDay, endsOn }) : [];
  return (
    <div className="grid items-start gap-x-3 gap-y-4 sm:grid-cols-2">
      <LazyDatePicker
        name="lastDay"
        label={t('lastDay')}
        value={lastDay}
        onChange={(date) => set({ lastDay: date?.toString() ?? '' })}
      />
      <DateChoiceField
        {...field}
        name="endsOn"
        label={t('endsOn')}
        description={t('endsOnHelp')}
        value={endsOn}
        onChange={(date) => set({ endsOn: date?.toString() ?? '' })}
      />
      {charged.length > 0 && (
        <Notice kind="warning" isAnnounced className="text-table sm:col-span-2">
          {charged.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Notice>
      )}
    </div>
  );
}
