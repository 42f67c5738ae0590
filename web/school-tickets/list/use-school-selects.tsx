import { schoolTicketList } from '@takst/contract/school-tickets/list/school-ticket-list.contract.ts';
import type { ReactNode } from 'react';
import { SelectBox } from '#design/fields/select-box.tsx';
import { formatNumber } from '#design/format.ts';
import { type ShownList, useCountsOf } from '#design/list/use-list-of.ts';
import { useTexts } from '#texts/use-texts.ts';

/** Filters the overview by school year and by class, each with how many tickets it has (spec 3 §2). */
export function useSchoolSelects(list: ShownList<typeof schoolTicketList>): ReactNode {
  const t = useTexts('school-ticket-list');
  const { years = [], classes = [] } = useCountsOf(schoolTicketList, list) ?? {};
  const { filters, setFilters, isEmpty } = list;
  if (isEmpty) return null;
  const counted = (name: string, tickets: number) => `${name} (${formatNumber(tickets)})`;
  return (
    <>
      <SelectBox
        aria-label={t('year')}
        name="year"
        value={filters.year}
        onChoose={(year) => setFilters({ year })}
        options={[
          { value: '', label: t('allYears') },
          ...years.map(({ year, name, tickets }) => ({
            value: String(year),
            label: counted(name, tickets),
          })),
        ]}
      />
      <SelectBox
        aria-label={t('className')}
        name="class"
        value={filters.class}
        onChoose={(className) => setFilters({ class: className })}
        options={[
          { value: '', label: t('allClasses') },
          ...classes.map(({ className, tickets }) => ({
            value: className,
            label: counted(className, tickets),
          })),
        ]}
      />
    </>
  );
}
