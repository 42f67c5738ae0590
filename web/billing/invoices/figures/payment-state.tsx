import type { InvoiceEntry } from '@takst/contract/billing/invoices/invoice.schema.ts';
import { formatNumber, formatShortDate } from '#platform/design/format.ts';
import { Badge } from '#platform/design/page/badge.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

type Payment = Pick<InvoiceEntry, 'type' | 'paymentStatus' | 'dueDate'>;

/** Whether an invoice is paid; what is normal is quiet. */
export function PaymentState({ invoice }: { invoice: Payment }) {
  const t = useTexts('invoices');
  const language = usePageLanguage();
  const { today } = useSession();
  const { type, paymentStatus, dueDate } = invoice;
  if (type === 'CREDIT_NOTE') return <Badge tone="muted">{t('creditNote')}</Badge>;
  switch (paymentStatus) {
    case 'PAID':
      return <Badge tone="quiet">{t('paid')}</Badge>;
    case 'CREDITED':
      return <Badge tone="muted">{t('credited')}</Badge>;
    case 'PARTLY_PAID':
      return (
        <Badge tone="neutral" icon="calendar">
          {t('partlyPaid')}
        </Badge>
      );
    case 'UNPAID':
      return (
        <Badge tone="neutral" icon="calendar">
          {t('dueOn', { date: formatShortDate(dueDate, { language, today }) })}
        </Badge>
      );
    case 'OVERDUE': {
      const { days } = dueDate.until(today, { largestUnit: 'days' });
      return (
        <Badge tone="error">{t('overdue', { count: days, number: formatNumber(days) })}</Badge>
      );
    }
  }
}
