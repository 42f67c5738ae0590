import {
  type CostChangeType,
  getCostChanges,
} from '@takst/contract/billing/invoices/get-cost-changes.contract.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryOf } from '#platform/api/query.ts';
import { formatMonth, monthName } from '#platform/design/format.ts';
import { Card } from '#platform/design/page/card.tsx';
import { Notice } from '#platform/design/page/notice.tsx';
import { SkeletonLines } from '#platform/design/page/skeleton.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { Kroner } from '#billing/invoices/figures/kroner.tsx';
import { ChangesOfType } from './changes-of-type.tsx';

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
      <Card title={t('changedSince', { month: monthName(previous.month, language) })} isFlush>
        {isError && <Notice kind="warning" title={t('changesFailed')} className="m-4" />}
        {!groups && !isError && <SkeletonLines lines={4} />}
        {groups && (
          <ul className="divide-y divide-line text-table">
            <Total cost={previous} />
            {groups.map((group) => (
              <ChangesOfType
                key={group.changeType}
                group={group}
                onAll={() => setAll(group.changeType)}
              />
            ))}
            <Total cost={last} isLast />
          </ul>
        )}
      </Card>
    </div>
  );
}

function Total({ cost, isLast = false }: { cost: Cost; isLast?: boolean }) {
  const language = usePageLanguage();
  return (
    <li
      className={`flex justify-between gap-4 px-(--space-panel) py-3 ${isLast ? 'font-semibold' : 'text-ink-muted'}`}
    >
      <span className="first-letter:uppercase">{formatMonth(cost.month, language)}</span>
      <Kroner amount={cost.totalPrice} />
    </li>
  );
}
