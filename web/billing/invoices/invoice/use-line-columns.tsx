import type { InvoiceLine } from '@takst/contract/billing/invoices/invoice.schema.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { Link } from '#platform/design/buttons/link.tsx';
import { formatKroner, formatMonth, formatNumber } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import type { Column } from '#platform/design/table/column.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { Kroner } from '#billing/invoices/figures/kroner.tsx';
import { useServicePages } from '#platform/page-entries/service-pages.ts';
import {
  amountOfLine,
  type LinesDocument,
  nameOfLine,
  refundableOfLine,
  refundedOfLine,
  useLineText,
} from './line-facts.ts';
import { useMayRefund } from './use-may-refund.ts';

/** Who and what, price, quantity, amount, what was refunded, and the button for it (spec 2 §2). */
export function useLineColumns(
  invoice: LinesDocument,
  onRefund: (line: InvoiceLine) => void,
): Column<InvoiceLine>[] {
  const t = useTexts('invoices');
  const language = usePageLanguage();
  const lineText = useLineText();
  const mayRefund = useMayRefund();
  const { features } = useSession();
  const linksToPeople =
    invoice.agreementSubTypeId === 'SUBSCRIPTIONS' && features.has('companyTicket');
  const isInvoice = invoice.type === 'INVOICE';
  const { firstMonth } = invoice;
  const isOfOneMonth =
    !firstMonth || (firstMonth.month === invoice.month && firstMonth.year === invoice.year);
  const canRefund = isInvoice && invoice.invoiceLines.some(mayRefund);
  const money = (kroner: number) => <Kroner amount={kroner} />;
  return [
    {
      id: 'line',
      header: t('lineOf'),
      isRowHeader: true,
      cell: (line) => (
        <>
          <Person line={line} isLinked={linksToPeople} />
          <span className="block text-caption font-normal text-ink-muted">
            {[line.employeeId, lineText(line)].filter(Boolean).join(' · ')}
            {!isOfOneMonth && `, ${formatMonth(line.month, language)}`}
          </span>
        </>
      ),
    },
    {
      id: 'price',
      header: t('price'),
      align: 'end',
      width: 6.75,
      cell: ({ price }) => money(price),
      cardCell: ({ price, quantity }) => `${formatNumber(quantity)} × ${formatKroner(price)}`,
    },
    {
      id: 'quantity',
      header: t('quantity'),
      align: 'end',
      width: 4.25,
      onCard: 'hidden',
      cell: ({ quantity }) => formatNumber(quantity),
    },
    {
      id: 'amount',
      header: t('amount'),
      align: 'end',
      width: 7.25,
      onCard: 'aside',
      cell: (line) => <strong className="font-semibold">{money(amountOfLine(line))}</strong>,
    },
    ...(isInvoice
      ? [
          {
            id: 'refunded',
            header: t('refunded'),
            align: 'end' as const,
            width: 6.75,
            cell: (line: InvoiceLine) => money(refundedOfLine(line)),
            cardCell: (line: InvoiceLine) =>
              line.refunds.length > 0
                ? t('refundedAmount', { amount: formatKroner(refundedOfLine(line)) })
                : null,
          },
        ]
      : []),
    ...(canRefund
      ? [
          {
            id: 'refund',
            header: t('actions'),
            align: 'end' as const,
            width: 7.5,
            onCard: 'below' as const,
            cell: (line: InvoiceLine) =>
              mayRefund(line) && (
                <Button
                  variant="quiet"
                  className="-my-1 whitespace-nowrap max-sm:-ml-3"
                  aria-label={t('refundLine', { name: nameOfLine(line) ?? lineText(line) })}
                  disabled={refundableOfLine(line) <= 0}
                  onClick={() => onRefund(line)}
                >
                  {t('refund')}
                </Button>
              ),
          },
        ]
      : []),
  ];
}

function Person({ line, isLinked }: { line: InvoiceLine; isLinked: boolean }) {
  const t = useTexts('invoices');
  const { person } = useServicePages();
  const name = nameOfLine(line);
  if (name === null) return <span className="text-ink-muted">{t('nameErased')}</span>;
  if (!isLinked || line.subscriberId === null) return <span className="font-semibold">{name}</span>;
  const id = line.subscriberId;
  return (
    <Link className="font-semibold" to={pathTo(person, { id })}>
      {name}
    </Link>
  );
}
