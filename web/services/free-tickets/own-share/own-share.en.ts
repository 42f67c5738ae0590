import type { Texts } from '#platform/texts/texts.ts';
import type { nb } from './own-share.nb.ts';

export const en: Texts<typeof nb> = {
  title: 'Own share',
  text: 'What employees pay themselves for each ticket in a month is deducted from the benefit that is taxed. You deduct it from their pay yourselves.',
  none: 'No own share',
  now: '{{amount}} for each ticket in a month',
  from: '{{amount}} from {{month}}',
  amounts: 'Amounts of {{department}}',
  inForce: 'in force now',
  planned: 'to come',
  noDepartments: 'The company has no departments for free tickets.',
  noDepartments_employeeTicket: 'The company has no departments for employee tickets.',
  change: 'Change',
  changeOf: 'Change the own share of {{department}}',
  month: 'In force from',
  amount: 'Kroner for each ticket in a month',
  amountFault: 'Type an amount from 0 to {{amount}}.',
  effect: 'From {{month}} {{amount}} for each ticket is deducted from the taxable benefit.',
  effectNone: 'From {{month}} nothing is deducted from the taxable benefit.',
  untilNext: 'From {{month}} it is {{amount}}, as decided before.',
  closedStay: 'Months before {{month}} are closed and do not change.',
  saved: 'The own share is saved!',
  failed: 'The own share was not saved',
  agreementNotFound: 'The department is not there any more.',
  monthNotOffered: 'The own share can be set from {{first}} to {{last}}.',
};
