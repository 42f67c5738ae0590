import type { Texts } from '#platform/texts/texts.ts';
import type { nb } from './tax-changes.nb.ts';

export const en: Texts<typeof nb> = {
  title: 'Changes in the tax base',
  subtitle: 'From {{before}} to {{month}}',
  toTaxBase: 'Tax base',
  month: 'Month',
  soFarOption: '{{month}} (so far)',
  isOpen: 'The month is not closed: these are the changes so far.',
  filters: 'Show changes that are',
  filterAll: 'All',
  changes_one: '{{number}} change',
  changes_other: '{{number}} changes',
  nameErased: 'The name is deleted',
  employee: 'Employee',
  retired: 'Retired',
  family: 'Family member',
  noAmount: 'Without an amount',
  searchLabel: 'Search for name or employee number',
  emptyTitle: 'No changes registered',
  emptyText: 'Here you see whose benefit is new, ended or changed from one month to the next.',
  noneText: 'The benefit is the same as in the month before. Choose another month or department.',
  showNewest: 'Show the newest month',
  noHitText: 'You can search for name and employee number.',
};
