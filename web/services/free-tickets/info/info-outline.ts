import type { nb } from './free-ticket-info.nb.ts';

type Key = keyof typeof nb;

/**
 * What the page says, in its order (spec 3 §2): the page shows it, and the build writes it into the HTML of the address,
 * so that it can be read before a script has run (docs/decisions/0052).
 */
export const infoOutline = {
  textFile: 'free-ticket-info',
  sections: [
    {
      title: 'purposeTitle',
      texts: ['purposeIssue', 'purposeRules', 'purposeInvoice', 'purposeHelp'],
    },
    { title: 'basisTitle', texts: ['basisTicket', 'basisSales', 'basisTax'] },
    {
      title: 'dataTitle',
      texts: ['dataName', 'dataEmployee', 'dataMedium', 'dataTicket', 'dataUse', 'dataHistory'],
    },
    { title: 'sourceTitle', texts: ['sourceEmployer', 'sourceFamily'] },
    {
      title: 'accessTitle',
      texts: ['accessEmployer', 'accessSupport', 'accessSuppliers', 'accessNoAdvertising'],
    },
    {
      title: 'storageTitle',
      texts: ['storageCustomer', 'storageNumber', 'storageTaxNotice', 'storageSales'],
    },
    { title: 'rightsTitle', texts: ['rightsEmployer', 'rightsOperator', 'rightsComplaint'] },
  ],
} as const satisfies {
  textFile: string;
  sections: readonly { readonly title: Key; readonly texts: readonly Key[] }[];
};

/** The supervisory authority (GDPR art. 14). */
export const authorityAddress = 'https://www.datatilsynet.no';
