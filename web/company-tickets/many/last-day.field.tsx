import { DateChoiceField } from '#company-tickets/date-choice.field.tsx';
import type { LastDay } from '#company-tickets/use-last-day.ts';
import { useTexts } from '#texts/use-texts.ts';

/** The day on which everybody's ticket ends. */
export function LastDayField({ lastDay, onChosen }: { lastDay: LastDay; onChosen: () => void }) {
  const say = useTexts('change-many-tickets');
  const { date, setDate, choices, today, arbitraryDates, isOffered } = lastDay;
  return (
    <DateChoiceField
      {...{ choices, today, arbitraryDates }}
      name="lastDay"
      label={say('lastDay')}
      description={say('lastDayHelp')}
      value={date}
      onChange={(chosen) => {
        setDate(chosen);
        onChosen();
      }}
      error={date && !isOffered ? say('dateNotOffered') : undefined}
    />
  );
}
