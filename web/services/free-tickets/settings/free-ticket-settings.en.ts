import type { Texts } from '#platform/texts/texts.ts';
import type { nb } from './free-ticket-settings.nb.ts';

export const en: Texts<typeof nb> = {
  toList: 'Free tickets',
  toList_employeeTicket: 'Employee tickets',
  birthdays: 'Birthdays',
  title: 'Free-ticket settings',
  title_employeeTicket: 'Employee-ticket settings',
  subtitle: 'For all free tickets in {{company}}',
  subtitle_employeeTicket: 'For all employee tickets in {{company}}',
  payrollFiles: 'Payroll files',
  cardTitle: 'Orders and children',
  notSavedTitle: 'Nothing is saved yet',
  notSavedText:
    'Now no child’s ticket ends by itself. The form shows a suggestion, which applies once you save it.',
  department: 'Department in new orders',
  departmentText: 'Is chosen first when somebody orders, and can be changed in each order.',
  departmentGone: 'The department {{name}} is not there any more.',
  noDepartment: 'None is chosen beforehand',
  departmentEnded: '{{name}} (ended {{date}})',
  childEnd: 'When children’s tickets end',
  never: 'Never',
  neverText: 'The ticket runs until somebody ends it.',
  endOfMonth: 'At the end of the month',
  endOfMonthText: 'On the last day of the month in which the child reaches the age.',
  endOfYear: 'At the end of the year',
  endOfYearText: 'On 31 December of the year in which the child reaches the age.',
  age: 'Age',
  years: '{{age}} years',
  example: 'A child who turns {{age}} on {{birthday}} travels through {{lastDay}}.',
  childRules:
    'The ticket gets its last day 31 days before it. A last day that somebody has set stays. Children who are past the age when you save travel to the end of the month. After that they cannot get a child’s ticket.',
  taxNotice: 'Offer an SMS about tax before a family ticket is ordered',
  taxNoticeText:
    'In the order you can send the employee a link that shows what the ticket means for the tax.',
  saved: 'The settings are saved!',
  savedNever: 'No child’s ticket ends by itself.',
  savedMonth: 'Children’s tickets end with the month in which they turn {{age}}.',
  savedYear: 'Children’s tickets end with the year in which they turn {{age}}.',
  failed: 'The settings were not saved',
  departmentNotFound: 'The department is not there any more. Choose another one.',
};
