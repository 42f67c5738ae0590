import type { nb } from './company-info.nb.ts';

type Key = keyof typeof nb;

/**
 * What the page says, in its order: the page shows it, and the build writes it into the HTML of the address, so that it
 * can be read before a script has run (docs/decisions/0052).
 */
export const infoOutline = {
  textFile: 'company-info',
  facts: ['factMonth', 'factInvoice', 'factPayroll', 'factControl'],
  steps: [
    ['stepCustomerTitle', 'stepCustomerText'],
    ['stepOrderTitle', 'stepOrderText'],
    ['stepPhoneTitle', 'stepPhoneText'],
    ['stepInvoiceTitle', 'stepInvoiceText'],
  ],
  questions: [
    ['deadlineQuestion', 'deadlineAnswer'],
    ['endQuestion', 'endAnswer'],
    ['payQuestion', 'payAnswer'],
    ['giftQuestion', 'giftAnswer'],
    ['whoQuestion', 'whoAnswer'],
    ['privacyQuestion', 'privacyAnswer'],
  ],
} as const satisfies {
  textFile: string;
  facts: readonly Key[];
  steps: readonly (readonly [Key, Key])[];
  questions: readonly (readonly [Key, Key])[];
};
