import type { PaymentStatus } from '@takst/domain/invoices/payment-status.rules.ts';

type Heading =
  | 'number'
  | 'type'
  | 'date'
  | 'agreementType'
  | 'agreement'
  | 'month'
  | 'ticketCount'
  | 'reference'
  | 'status'
  | 'dueDate'
  | 'total'
  | 'vat'
  | 'outstanding'
  | 'kid';

type ListTexts = {
  readonly fileName: string;
  readonly headings: Readonly<Record<Heading, string>>;
  readonly invoice: string;
  readonly creditNote: string;
  readonly status: Readonly<Record<PaymentStatus, string>>;
};

export const invoiceListTexts: Readonly<Record<'nb' | 'en', ListTexts>> = {
  nb: {
    fileName: 'fakturaer',
    headings: {
      number: 'Fakturanummer',
      type: 'Type',
      date: 'Fakturadato',
      agreementType: 'Avtaletype',
      agreement: 'Avtale',
      month: 'Måned',
      ticketCount: 'Antall billetter',
      reference: 'Referanse',
      status: 'Betalingsstatus',
      dueDate: 'Forfall',
      total: 'Beløp inkl. mva.',
      vat: 'Herav mva.',
      outstanding: 'Gjenstår å betale',
      kid: 'KID',
    },
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
    headings: {
      number: 'Invoice number',
      type: 'Type',
      date: 'Invoice date',
      agreementType: 'Agreement type',
      agreement: 'Agreement',
      month: 'Month',
      ticketCount: 'Tickets',
      reference: 'Reference',
      status: 'Payment status',
      dueDate: 'Due date',
      total: 'Total incl. VAT',
      vat: 'Of which VAT',
      outstanding: 'Outstanding',
      kid: 'KID',
    },
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

export const invoiceBaseTexts = {
  nb: { fileName: 'fakturagrunnlag' },
  en: { fileName: 'invoice-base' },
} as const;
