import type { SubscriberEntry } from '@takst/contract/subscribers/list-subscribers.contract.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SelectBox } from '#design/fields/select-box.tsx';
import { formatNumber } from '#design/format.ts';
import type { List } from '#design/list/use-list.ts';
import { useSession } from '#session/use-session.ts';
import { useTexts } from '#texts/use-texts.ts';
import { employeeCountsQuery, type EmployeeFilter } from './employee.queries.ts';

/** Filters the list by agreement, where the company has several. */
export function useAgreementFilter(list: List<SubscriberEntry, EmployeeFilter>): ReactNode {
  const t = useTexts('employees');
  const tTickets = useTexts('company-tickets');
  const { company } = useSession();
  const { data } = useQuery(employeeCountsQuery(company.id));
  const agreements = data?.agreements ?? [];
  const { agreement } = list.filters;
  if (list.isEmpty || (agreements.length < 2 && !agreement)) return null;
  return (
    <SelectBox
      aria-label={t('agreementFilter')}
      name="agreement"
      value={agreement}
      onChoose={(value) => list.setFilters({ agreement: value })}
      options={[
        { value: '', label: tTickets('allAgreements') },
        ...agreements.map(({ id, invoiceReference, people }) => ({
          value: String(id),
          label: `${invoiceReference || id} (${formatNumber(people)})`,
        })),
      ]}
    />
  );
}
