import type { Texts } from '#texts/texts.ts';
import type { nb } from './own-company.nb.ts';

export const en: Texts<typeof nb> = {
  type: 'Type',
  customer: 'Customer',
  contractor: 'Sub contractor',
  otherType: 'Other',
  failed: 'We could not fetch the company.',
};
