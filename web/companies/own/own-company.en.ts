import type { Texts } from '#texts/texts.ts';
import type { nb } from './own-company.nb.ts';

export const en: Texts<typeof nb> = {
  company: 'Company',
  customerNumber: 'Customer number',
  name: 'Name',
  organisationNumber: 'Organization number',
  type: 'Type',
  customer: 'Customer',
  contractor: 'Sub contractor',
  otherType: 'Other',
  history: 'History',
  failed: 'We could not fetch the company.',
  tryAgain: 'Try again',
};
