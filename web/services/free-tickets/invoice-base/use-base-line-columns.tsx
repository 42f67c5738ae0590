import type {
  FreeInvoiceBase,
  FreeInvoiceLine,
} from '@takst/contract/services/free-tickets/invoice-base/free-invoice-base.schema.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import { kronerToOre, toKroner } from '@takst/domain/platform/money/ore.rules.ts';
import { businessDayOf } from '@takst/domain/platform/time/business-day.rules.ts';
import type { ReactNode } from 'react';
import { Link } from '#platform/design/buttons/link.tsx';
import {
  formatDate,
  formatKroner,
  formatListedPhone,
  formatNumber,
} from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import type { Column } from '#platform/design/table/column.ts';
import { ErasedLine } from '#services/free-tickets/book/erased-line.tsx';
import { holderName } from '#services/free-tickets/family/holder-name.ts';
import { useFreeTicketFacts } from '#services/free-tickets/family/use-free-ticket-facts.ts';
import { Kroner } from '#billing/invoices/figures/kroner.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { PriceMissing } from './price-missing.tsx';

type ErasedLines = NonNullable<FreeInvoiceBase['erasedLines']>;

/** A line, or all lines whose personal data is deleted. */
export type BaseRow = { readonly key: string } & (
  | { readonly line: FreeInvoiceLine; readonly erased?: never }
  | { readonly erased: ErasedLines; readonly line?: never }
);

/** Who and what, price, quantity, VAT and what the line comes to (spec 3 §2). */
export function useBaseLineColumns(): Column<BaseRow>[] {
  const t = useTexts('free-invoice-base');
  return [
    {
      id: 'holder',
      header: t('holder'),
      isRowHeader: true,
      cell: ({ line }) => (line ? <Holder line={line} /> : <ErasedLine />),
    },
    {
      id: 'ticket',
      header: t('ticket'),
      cell: ({ line, erased }) => (line ? <Sold line={line} /> : <ErasedCounts erased={erased} />),
    },
    {
      id: 'price',
      header: t('price'),
      align: 'end',
      width: 6.75,
      onCard: 'hidden',
      cell: ({ line }) => line && priceOf(line.price),
    },
    {
      id: 'quantity',
      header: t('quantity'),
      align: 'end',
      width: 4.25,
      cell: ({ line, erased }) =>
        formatNumber(line ? line.quantity : erased.ticketCount + erased.feeCount),
      onCard: 'below',
      cardCell: ({ line }) =>
        line &&
        line.price !== null && (
          <Small>{`${formatNumber(line.quantity)} × ${formatKroner(line.price)}`}</Small>
        ),
    },
    {
      id: 'vat',
      header: t('vat'),
      align: 'end',
      width: 6,
      cell: ({ line, erased }) => kroner(line ? line.priceVat : erased.totalVat),
      onCard: 'below',
      cardCell: ({ line, erased }) => {
        const vat = line ? line.priceVat : erased.totalVat;
        return vat !== null && <Small>{`${t('vat')} ${formatKroner(vat)}`}</Small>;
      },
    },
    {
      id: 'amount',
      header: t('amount'),
      align: 'end',
      width: 7.25,
      onCard: 'aside',
      cell: ({ line, erased }) => {
        const amount = line ? amountOf(line) : erased.totalPrice;
        return amount === null ? <PriceMissing /> : <Kroner amount={amount} isTotal />;
      },
    },
  ];
}

const kroner = (amount: number | null): ReactNode => amount !== null && <Kroner amount={amount} />;
const priceOf = (price: number | null): ReactNode =>
  price === null ? <PriceMissing /> : <Kroner amount={price} />;

const amountOf = ({ price, quantity }: FreeInvoiceLine): number | null =>
  price === null ? null : toKroner(kronerToOre(price) * quantity);

/** The name leads to the family; employee number, relation and phone stand under it. */
function Holder({ line }: { line: FreeInvoiceLine }) {
  const { relation } = useFreeTicketFacts();
  const { ticketId, employeeId, ticketHolderType, phoneCountryCode, phone } = line;
  const facts = [
    employeeId,
    ticketHolderType && relation({ ticketHolderType }),
    phoneCountryCode !== null && phone !== null && formatListedPhone(phoneCountryCode, phone),
  ];
  return (
    <>
      {ticketId === null ? (
        <span className="font-semibold">{holderName(line)}</span>
      ) : (
        <Link className="font-semibold" to={pathTo('/fribilletter/{id}', { id: ticketId })}>
          {holderName(line)}
        </Link>
      )}
      <Under>{facts.filter(Boolean).join(' · ')}</Under>
    </>
  );
}

/** What was sold, with its zones; its number and the day of sale stand under it. */
function Sold({ line }: { line: FreeInvoiceLine }) {
  const t = useTexts('free-invoice-base');
  const language = usePageLanguage();
  const { zones } = useFreeTicketFacts();
  const { ticketId, description, numberOfZones: nrOfZones, timeOfSale } = line;
  const sold = t('soldOn', { date: formatDate(businessDayOf(timeOfSale)) });
  return (
    <>
      {description[language]}
      {nrOfZones !== null && (
        <Under>
          {`${zones({ ...line, nrOfZones: 0 })} · ${t('numberOfZones', { count: nrOfZones, number: formatNumber(nrOfZones) })}`}
        </Under>
      )}
      <Under>
        {ticketId === null ? sold : `${t('ticketNumber', { number: String(ticketId) })} · ${sold}`}
      </Under>
    </>
  );
}

function ErasedCounts({ erased: { ticketCount, feeCount } }: { erased: ErasedLines }) {
  const t = useTexts('free-invoice-base');
  const invoices = useTexts('invoices');
  const counts = [
    ticketCount > 0 &&
      invoices('ticketCount', { count: ticketCount, number: formatNumber(ticketCount) }),
    feeCount > 0 && t('fees', { count: feeCount, number: formatNumber(feeCount) }),
  ];
  return <span className="text-ink-muted">{counts.filter(Boolean).join(', ')}</span>;
}

const Small = ({ children }: { children: ReactNode }) => (
  <span className="text-small text-ink-muted">{children}</span>
);

const Under = ({ children }: { children: ReactNode }) => (
  <span className="block text-caption font-normal text-ink-muted">{children}</span>
);
