import { lazy, Suspense } from 'react';
import { Select } from '#design/fields/select.tsx';
import { formatLongDate } from '#design/format.ts';
import { usePageLanguage } from '#design/page-language.ts';
import { Skeleton } from '#design/page/skeleton.tsx';
import { useTexts } from '#texts/use-texts.ts';
import type { LastDay } from './use-last-day.ts';

const DatePicker = lazy(async () => ({
  default: (await import('#design/dates/date-picker.tsx')).DatePicker,
}));

/** One of the days that the rules offer, or any from today where the company may choose freely. */
export function LastDayField({ lastDay, onChosen }: { lastDay: LastDay; onChosen: () => void }) {
  const say = useTexts('change-many-tickets');
  const language = usePageLanguage();
  const { date, setDate, choices, today, arbitraryDates, isOffered } = lastDay;
  const choose = (chosen: Temporal.PlainDate | null) => {
    setDate(chosen);
    onChosen();
  };
  const words = { name: 'lastDay', label: say('lastDay'), description: say('lastDayHelp') };
  if (arbitraryDates) {
    return (
      <Suspense fallback={<Skeleton className="mt-6.5 h-11 w-full" />}>
        <DatePicker
          {...words}
          min={today}
          value={date}
          onChange={choose}
          error={date && !isOffered ? say('dateNotOffered') : undefined}
        />
      </Suspense>
    );
  }
  return (
    <Select
      {...words}
      value={date?.toString() ?? null}
      onChange={(text) => choose(Temporal.PlainDate.from(text))}
      options={choices.map((choice) => ({
        value: choice.toString(),
        label: formatLongDate(choice, language),
      }))}
    />
  );
}
