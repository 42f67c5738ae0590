import type { Texts } from '#platform/texts/texts.ts';
import type { nb } from './employee-invoice-lines.nb.ts';

export const en: Texts<typeof nb> = {
  title: 'Latest invoice lines',
  lineOf: '{{month}}, {{product}}',
  refunded: '{{amount}} refunded',
};
