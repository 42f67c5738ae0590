import type { Texts } from '#texts/texts.ts';
import type { nb } from './cost-views.nb.ts';

export const en: Texts<typeof nb> = {
  views: 'Views of the costs',
  units: 'Per unit',
  changes: 'Changes',
};
