import type { countSchoolTickets } from '@takst/contract/services/school-tickets/list/school-ticket-list.contract.ts';
import type { Reply } from '@takst/contract/platform/calls/route.ts';
import { SelectBox } from '#platform/design/fields/select-box.tsx';
import { formatNumber } from '#platform/design/format.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

type Choice = 'year' | 'class';

interface SchoolSelectsProps {
  list: {
    filters: Readonly<Record<Choice, string>>;
    setFilters: (filters: Partial<Record<Choice, string>>) => void;
  };
  counts: Pick<Reply<typeof countSchoolTickets>, 'years' | 'classes'> | undefined;
}

/** Filters an overview by school year and by class, each with how many tickets it has (spec 3 §2). */
export function SchoolSelects({ list: { filters, setFilters }, counts }: SchoolSelectsProps) {
  const t = useTexts('school-ticket-list');
  return (
    <>
      <CountedSelect
        label={t('year')}
        name="year"
        all={t('allYears')}
        value={filters.year}
        onChoose={(year) => setFilters({ year })}
        offered={counts?.years.map(({ year, ...rest }) => ({ ...rest, value: String(year) }))}
      />
      <CountedSelect
        label={t('className')}
        name="class"
        all={t('allClasses')}
        value={filters.class}
        onChoose={(className) => setFilters({ class: className })}
        offered={counts?.classes.map(({ className, tickets }) => ({
          value: className,
          name: className,
          tickets,
        }))}
      />
    </>
  );
}

interface CountedSelectProps {
  label: string;
  name: string;
  /** What it says while nothing is chosen. */
  all: string;
  value: string;
  onChoose: (value: string) => void;
  offered: readonly { value: string; name: string; tickets: number }[] | undefined;
}

/** A choice of one of some, each with how many tickets it has, or of all. */
export const CountedSelect = ({ label, all, offered = [], ...select }: CountedSelectProps) => (
  <SelectBox
    aria-label={label}
    {...select}
    options={[
      { value: '', label: all },
      ...offered.map(({ value, name, tickets }) => ({
        value,
        label: `${name} (${formatNumber(tickets)})`,
      })),
    ]}
  />
);
