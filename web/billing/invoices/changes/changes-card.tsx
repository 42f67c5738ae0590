import type {
  CostChangeGroup,
  CostChangeType,
} from '@takst/contract/billing/invoices/get-cost-changes.contract.ts';
import { Card } from '#platform/design/page/card.tsx';
import { Notice } from '#platform/design/page/notice.tsx';
import { SkeletonLines } from '#platform/design/page/skeleton.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { Kroner } from '#billing/invoices/figures/kroner.tsx';
import { ChangesOfType } from './changes-of-type.tsx';

interface Total {
  label: string;
  amount: number;
}

interface ChangesCardProps {
  title: string;
  from: Total;
  to: Total;
  /** Undefined while they load. */
  groups: readonly CostChangeGroup[] | undefined;
  isError: boolean;
  /** Who is behind each number is shown when it is pressed; otherwise it is seen at once. */
  isFolded?: boolean;
  /** Shows all changes of a type, of which the first are there. */
  onAll: (type: CostChangeType) => void;
}

/** From one total to the next, line for line: who is new, whose price changed, who ended. */
export function ChangesCard(props: ChangesCardProps) {
  const { title, from, to, groups, isError, isFolded = false, onAll } = props;
  const t = useTexts('invoices');
  return (
    <Card title={title} isFlush>
      {isError && <Notice kind="warning" title={t('changesFailed')} className="m-4" />}
      {!groups && !isError && <SkeletonLines lines={4} />}
      {groups && (
        <ul className="divide-y divide-line text-table">
          <TotalRow total={from} />
          {groups.length === 0 && (
            <li className="px-(--space-panel) py-3 text-ink-muted">{t('nothingChanged')}</li>
          )}
          {groups.map((group) => (
            <ChangesOfType
              key={group.changeType}
              group={group}
              isFolded={isFolded}
              onAll={() => onAll(group.changeType)}
            />
          ))}
          <TotalRow total={to} isLast />
        </ul>
      )}
    </Card>
  );
}

function TotalRow({ total, isLast = false }: { total: Total; isLast?: boolean }) {
  return (
    <li
      className={`flex justify-between gap-4 px-(--space-panel) py-2.5 ${isLast ? 'font-semibold' : 'text-ink-muted'}`}
    >
      <span className="first-letter:uppercase">{total.label}</span>
      <Kroner amount={total.amount} />
    </li>
  );
}
