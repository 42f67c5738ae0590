import { subscriberList } from '@takst/contract/ticketing/subscribers/list-subscribers.contract.ts';
import type { ReactNode } from 'react';
import { SelectBox } from '#platform/design/fields/select-box.tsx';
import { formatNumber } from '#platform/design/format.ts';
import { type PageList, useCountsOf } from '#platform/lists/use-list-of.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

/** Filters the list by agreement, where the company has several. */
export function useAgreementFilter(list: PageList<typeof subscriberList>): ReactNode {
  const t = useTexts('employees');
  const tTickets = useTexts('company-tickets');
  const { agreements = [] } = useCountsOf(subscriberList) ?? {};
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
