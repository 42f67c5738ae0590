import { DateChoiceField } from '#tickets/date-choice.field.tsx';
import type { LastDay } from '#tickets/use-last-day.ts';
import { useTexts } from '#texts/use-texts.ts';

export function LastDayField({ lastDay, onChosen }: { lastDay: LastDay; onChosen: () => void }) {
  const t = useTexts('change-many-tickets');
  const { date, setDate, isOffered } = lastDay;
  return (
    <DateChoiceField
      {...lastDay.field}
      label={t('lastDay')}
      description={t('lastDayHelp')}
      onChange={(day) => {
        setDate(day);
        onChosen();
      }}
      error={date && !isOffered ? t('dateNotOffered') : undefined}
    />
  );
}
