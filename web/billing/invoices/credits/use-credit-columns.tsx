import type { CreditEntry } from '@takst/contract/billing/invoices/credits/list-credits.contract.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { formatDate, formatKroner } from '#platform/design/format.ts';
import type { Column } from '#platform/design/table/column.ts';
import { WorkInCompany } from '#platform/session/work-in-company.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { Kroner } from '#billing/invoices/figures/kroner.tsx';

/** Company, invoice, amount, day, and what was or can be done. */
export function useCreditColumns(onPayOut: (credit: CreditEntry) => void): Column<CreditEntry>[] {
  const t = useTexts('credits');
  return [
    {
      id: 'company',
      header: t('company'),
      isRowHeader: true,
      cell: ({ companyName }) => <span className="wrap-anywhere">{companyName}</span>,
    },
    {
      id: 'invoice',
      header: t('invoice'),
      width: 8,
      cell: ({ invoice, companyId }) => (
        <WorkInCompany
          company={{ id: companyId }}
          to={pathTo('/bedriftsavtale/faktura/{id}', { id: invoice.id })}
          variant="link"
        >
          {String(invoice.invoiceNumber)}
        </WorkInCompany>
      ),
    },
    {
      id: 'amount',
      header: t('amount'),
      align: 'end',
      width: 9,
      onCard: 'aside',
      cell: ({ amount }) => <Kroner amount={amount} isTotal />,
    },
    {
      id: 'day',
      header: t('day'),
      width: 7,
      cell: ({ day }) => <span className="whitespace-nowrap tabular-nums">{formatDate(day)}</span>,
    },
    {
      id: 'done',
      header: t('done'),
      onCard: 'below',
      cell: (credit) => <Settlement credit={credit} onPayOut={onPayOut} />,
    },
  ];
}

interface SettlementProps {
  credit: CreditEntry;
  onPayOut: (credit: CreditEntry) => void;
}

function Settlement({ credit, onPayOut }: SettlementProps) {
  const t = useTexts('credits');
  const { state, setOffAgainst, paidOutBy, note, agreementNumber, amount, companyName } = credit;
  if (state === 'SET_OFF') return t('setOffOn', { number: setOffAgainst?.invoiceNumber ?? '' });
  if (state === 'PAID_OUT') {
    const words = [paidOutBy, note].filter((word) => word !== null).join(': ');
    return <span className="wrap-anywhere">{words}</span>;
  }
  return (
    <span className="grid justify-items-start gap-2">
      <span className="text-small text-ink-muted">
        {t('waits', { agreement: agreementNumber })}
      </span>
      <Button
        aria-label={t('payOutLabel', { amount: formatKroner(amount), company: companyName })}
        onClick={() => onPayOut(credit)}
      >
        {t('payOut')}
      </Button>
    </span>
  );
}
