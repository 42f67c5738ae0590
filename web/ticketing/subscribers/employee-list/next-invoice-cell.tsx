import { getNextInvoice } from '@takst/contract/billing/invoices/get-next-invoice.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#platform/api/query.ts';
import { Link } from '#platform/design/buttons/link.tsx';
import {
  formatDayOfMonth,
  formatPrice,
  formatPriceDifference,
  monthName,
} from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { StripCell } from './strip-cell.tsx';

/** What the next invoice is to be, against the last one; nothing where the company gets none here. */
export function NextInvoiceCell() {
  const t = useTexts('employees');
  const language = usePageLanguage();
  const { company, features } = useSession();
  const isInvoiced = features.has('invoices') && !company.agreementSettings.invoiceBaseOnly;
  const { data, isError } = useQuery({
    ...queryOf(getNextInvoice, { params: { id: company.id } }),
    enabled: isInvoiced,
    throwOnError: false,
  });
  if (!isInvoiced || isError || data?.next === null) return null;
  const next = data?.next;
  // Empty lines keep the height until the answer is there.
  if (!next) return <StripCell title={'\u2007'}>{null}</StripCell>;
  const { month, invoiceDate, totalPrice, sinceLast } = next;
  const lastMonth = monthName(month.subtract({ months: 1 }), language);
  return (
    <StripCell title={t('nextInvoice', { date: formatDayOfMonth(invoiceDate, language) })}>
      <p className="flex flex-wrap items-baseline gap-x-3 tabular-nums">
        <span className="text-section font-semibold whitespace-nowrap">
          {t('about', { amount: formatPrice(inOre(Math.round(totalPrice))) })}
        </span>
        {sinceLast !== null && (
          <span className="text-small whitespace-nowrap text-ink-muted">
            {t('sinceMonth', {
              difference: formatPriceDifference(inOre(Math.round(sinceLast))),
              month: lastMonth,
            })}
          </span>
        )}
      </p>
      <Link to="/faktura" className="text-small">
        {t('seeInvoices')}
      </Link>
    </StripCell>
  );
}

const inOre = (kroner: number) => kroner * 100;
