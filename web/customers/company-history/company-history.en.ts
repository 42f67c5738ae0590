import type { Texts } from '#platform/texts/texts.ts';
import type { nb } from './company-history.nb.ts';

export const en: Texts<typeof nb> = {
  titleOf: 'History of {{company}}',
  toMyPage: 'My page',
  toCompany: 'The company',
  search: 'Search for name or mobile',
  kind: 'What',
  allKinds: 'Everything',
  from: 'From date',
  to: 'To date',
  ofOneBatch: 'You see the changes of one list.',
  showWholeHistory: 'Show the whole history',
};
