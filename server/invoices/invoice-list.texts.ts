import type { PaymentStatus } from '@takst/domain/invoices/payment-status.rules.ts';

type ListTexts = {
  readonly fileName: string;
  readonly headings: readonly string[];
  readonly invoice: string;
  readonly creditNote: string;
  readonly status: Readonly<Record<PaymentStatus, string>>;
};

export const invoiceListTexts: Readonly<Record<'nb' | 'en', ListTexts>> = {
  nb: {
    fileName: 'fakturaer',
    headings: [
      'Fakturanummer',
      'Type',
      'Fakturadato',
      'Avtaletype',
      'Avtale',
      'Måned',
      'Antall billetter',
      'Referanse',
      'Betalingsstatus',
      'Forfall',
      'Beløp inkl. mva.',
      'Herav mva.',
      'Gjenstår å betale',
      'KID',
    ],
    invoice: 'Faktura',
    creditNote: 'Kreditnota',
    status: {
      UNPAID: 'Ikke betalt',
      PARTLY_PAID: 'Delvis betalt',
      PAID: 'Betalt',
      OVERDUE: 'Forfalt',
      CREDITED: 'Kreditert',
    },
  },
  en: {
    fileName: 'invoices',
    headings: [
      'Invoice number',
      'Type',
      'Invoice date',
      'Agreement type',
      'Agreement',
      'Month',
      'Tickets',
      'Reference',
      'Payment status',
      'Due date',
      'Total incl. VAT',
      'Of which VAT',
      'Outstanding',
      'KID',
    ],
    invoice: 'Invoice',
    creditNote: 'Credit note',
    status: {
      UNPAID: 'Unpaid',
      PARTLY_PAID: 'Partly paid',
      PAID: 'Paid',
      OVERDUE: 'Overdue',
      CREDITED: 'Credited',
    },
  },
};
