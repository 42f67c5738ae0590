import {
  type CostChangeType,
  getCostChanges,
} from '@takst/contract/billing/invoices/get-cost-changes.contract.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryOf } from '#platform/api/query.ts';
import { formatMonth, monthName } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { ChangesCard } from './changes-card.tsx';

type Cost = { month: Temporal.PlainDate; totalPrice: number };

interface MonthChangesProps {
  id: string;
  previous: Cost;
  last: Cost;
}

/** From the cost of one month to that of the next, line for line: who is new, whose price changed, who ended. */
export function MonthChanges({ id, previous, last }: MonthChangesProps) {
  const t = useTexts('invoices');
  const language = usePageLanguage();
  const { company } = useSession();
  const [all, setAll] = useState<CostChangeType>();
  const query = { month: last.month, ...(all && { all }) };
  const { data: groups, isError } = useQuery({
    ...queryOf(getCostChanges, { params: { id: company.id }, query }),
    placeholderData: keepPreviousData,
    throwOnError: false,
  });
  return (
    <div id={id} className="mb-4">
      <ChangesCard
        title={t('changedSince', { month: monthName(previous.month, language) })}
        from={{ label: formatMonth(previous.month, language), amount: previous.totalPrice }}
        to={{ label: formatMonth(last.month, language), amount: last.totalPrice }}
        groups={groups}
        isError={isError}
        onAll={setAll}
      />
    </div>
  );
}
