import type { nb } from './company-info.nb.ts';

/**
 * What the page says, in its order: the page shows it, and the build writes it into the HTML of the address, so that it
 * can be read before a script has run (docs/decisions/0052).
 */
export const infoOutline = {
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
  facts: readonly (keyof typeof nb)[];
  steps: readonly (readonly [keyof typeof nb, keyof typeof nb])[];
  questions: readonly (readonly [keyof typeof nb, keyof typeof nb])[];
};
