import type { Birthday } from '@takst/contract/services/free-tickets/birthdays/list-birthdays.contract.ts';
import { kronerToOre } from '@takst/domain/platform/money/ore.rules.ts';
import { formatDate, formatNumber, formatPrice } from '#platform/design/format.ts';
import type { Column } from '#platform/design/table/column.ts';
import { holderName } from '#services/free-tickets/family/holder-name.ts';
import { useFreeTicketFacts } from '#services/free-tickets/family/use-free-ticket-facts.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

/** When, who, what happens, and what a month costs and is taxed before and after. */
export function useBirthdayColumns(): Column<Birthday>[] {
  const t = useTexts('free-birthdays');
  const { relation, born } = useFreeTicketFacts();
  const { changeOf, actableOf, pricesOf, taxesOf } = useAgeChangeTexts();
  return [
    {
      id: 'on',
      header: t('on'),
      width: 6.25,
      cell: ({ ageChange: { on } }) => <span className="whitespace-nowrap">{formatDate(on)}</span>,
      onCard: 'aside',
    },
    {
      id: 'who',
      header: t('name'),
      isRowHeader: true,
      cell: (row) => (
        <>
          {holderName(row)}
          <span className="block text-small font-normal text-ink-muted">{row.employeeId}</span>
        </>
      ),
      onCard: 'title',
    },
    {
      id: 'relation',
      header: t('relation'),
      width: 9,
      cardCell: (row) => `${relation(row)}, ${born(row)}`,
      cell: (row) => (
        <>
          {relation(row)}
          <span className="block text-small text-ink-muted">{born(row)}</span>
        </>
      ),
    },
    {
      id: 'change',
      header: t('change'),
      width: 11,
      cardCell: (row) => [changeOf(row), actableOf(row)].filter(Boolean).join('. '),
      cell: (row) => (
        <>
          {changeOf(row)}
          <span className="block text-small text-ink-muted">{actableOf(row)}</span>
        </>
      ),
    },
    {
      id: 'price',
      header: t('pricePerMonth'),
      width: 8,
      align: 'end',
      cardCell: (row) => t('priceOnCard', { amounts: pricesOf(row) }),
      cell: (row) => <Amounts>{pricesOf(row)}</Amounts>,
    },
    {
      id: 'tax',
      header: t('taxAmount'),
      width: 8.75,
      align: 'end',
      cardCell: (row) => t('taxOnCard', { amounts: taxesOf(row) }),
      cell: (row) => <Amounts>{taxesOf(row)}</Amounts>,
    },
  ];
}

const Amounts = ({ children }: { children: string }) => (
  <span className="whitespace-nowrap tabular-nums">{children}</span>
);

/** What a birthday changes, in words and amounts. */
function useAgeChangeTexts() {
  const t = useTexts('free-birthdays');
  const { profile } = useFreeTicketFacts();
  const { today } = useSession();
  /** The unit stands once, at the end. */
  const fromTo = (before: number | null, after: number | null) =>
    t('fromTo', {
      before: before === null ? '–' : formatNumber(before),
      after: after === null ? '–' : formatPrice(kronerToOre(after)),
    });
  return {
    changeOf(row: Birthday) {
      const { on, newProfile } = row.ageChange;
      if (newProfile === null) return t('ends', { date: formatDate(on) });
      const after = profile({ ...row, profile: newProfile }).toLowerCase();
      return t('newProfile', { before: profile(row), after });
    },
    /** The day from which it can be done; null where that has come. */
    actableOf({ ageChange: { actableFrom } }: Birthday) {
      const isLater = Temporal.PlainDate.compare(actableFrom, today) > 0;
      return isLater ? t('actableFrom', { date: formatDate(actableFrom) }) : null;
    },
    pricesOf: ({ ageChange: { before, after } }: Birthday) =>
      fromTo(before.pricePerMonth, after.pricePerMonth),
    taxesOf: ({ ageChange: { before, after } }: Birthday) =>
      fromTo(before.taxAmount, after.taxAmount),
  };
}
