import { countSchoolTickets } from '@takst/contract/services/school-tickets/list/school-ticket-list.contract.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryOf } from '#platform/api/query.ts';
import { SelectBox } from '#platform/design/fields/select-box.tsx';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import type { ChosenLists } from './use-chosen-lists.ts';

interface ClassListSelectsProps {
  selection: ChosenLists;
  /** The year that is shown; null while it is not known. */
  year: { year: number; name: string } | null;
  /** Whether it will be known. */
  isPending: boolean;
}

/** Chooses a school year and one class or all. */
export function ClassListSelects({ selection, year, isPending }: ClassListSelectsProps) {
  const t = useTexts('class-lists');
  const { company } = useSession();
  const shownYear = year ? String(year.year) : selection.year;
  const { data } = useQuery({
    ...queryOf(countSchoolTickets, {
      params: { id: company.id },
      query: shownYear === '' ? {} : { year: Number(shownYear) },
    }),
    enabled: shownYear !== '' || !isPending,
    placeholderData: keepPreviousData,
    throwOnError: false,
  });
  const { years = [], classes = [] } = data ?? {};
  const offered = new Map(years.map((one) => [String(one.year), one.name]));
  if (year) offered.set(shownYear, year.name);
  const names = new Set(classes.map(({ className }) => className));
  if (selection.className !== '') names.add(selection.className);
  return (
    <div className="mb-4 flex flex-wrap gap-3 *:w-full *:sm:w-56">
      <SelectBox
        aria-label={t('year')}
        name="year"
        value={shownYear}
        onChoose={(value) => selection.choose({ year: value, className: '' })}
        options={[...offered]
          .map(([value, label]) => ({ value, label }))
          .toSorted((one, other) => Number(other.value) - Number(one.value))}
      />
      <SelectBox
        aria-label={t('className')}
        name="class"
        value={selection.className}
        onChoose={(className) => selection.choose({ className })}
        options={[
          { value: '', label: t('allClasses') },
          ...[...names].map((name) => ({ value: name, label: name })),
        ]}
      />
    </div>
  );
}
