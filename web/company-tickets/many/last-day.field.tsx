import { DateChoiceField } from '#company-tickets/date-choice.field.tsx';
import type { LastDay } from '#company-tickets/use-last-day.ts';
import { useTexts } from '#texts/use-texts.ts';

/** The last day of all tickets. */
export function LastDayField({ lastDay, onChosen }: { lastDay: LastDay; onChosen: () => void }) {
  const t = useTexts('change-many-tickets');
  const { date, setDate, choices, today, arbitraryDates, isOffered } = lastDay;
  return (
    <DateChoiceField
      choices={choices}
      today={today}
      arbitraryDates={arbitraryDates}
      name="lastDay"
      label={t('lastDay')}
      description={t('lastDayHelp')}
      value={date}
      onChange={(day) => {
        setDate(day);
        onChosen();
      }}
      error={date && !isOffered ? t('dateNotOffered') : undefined}
    />
  );
}
