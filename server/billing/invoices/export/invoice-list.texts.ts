/** Codes in the file with the list of invoices. */
export const invoiceListTexts = {
  nb: {
    type: { INVOICE: 'Faktura', CREDIT_NOTE: 'Kreditnota' },
    status: {
      UNPAID: 'Ikke betalt',
      PARTLY_PAID: 'Delvis betalt',
      PAID: 'Betalt',
      OVERDUE: 'Forfalt',
      CREDITED: 'Kreditert',
    },
  },
  en: {
    type: { INVOICE: 'Invoice', CREDIT_NOTE: 'Credit note' },
    status: {
      UNPAID: 'Unpaid',
      PARTLY_PAID: 'Partly paid',
      PAID: 'Paid',
      OVERDUE: 'Overdue',
      CREDITED: 'Credited',
    },
  },
} as const;
