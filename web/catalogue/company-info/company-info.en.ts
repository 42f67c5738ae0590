import type { Texts } from '#platform/texts/texts.ts';
import type { nb } from './company-info.nb.ts';

export const en: Texts<typeof nb> = {
  title: 'The company ticket',
  lead: 'Monthly tickets for your employees, ordered by the company and gathered on one invoice. No binding period.',
  becomeCustomer: 'Become company customer',
  // What it is
  whatTitle: 'What is the company ticket?',
  whatText:
    'The ticket is on the employee’s phone. It is valid from the 1st to the last day of the month, and runs month by month until somebody ends it.',
  factMonth: 'Whole months, no binding period',
  factInvoice: 'One invoice a month for everyone',
  factPayroll: 'A list for payroll deduction, if the employees pay themselves',
  factControl: 'Order, change zones and end tickets when it suits you',
  // Prices
  pricesTitle: 'What does it cost?',
  pricesText: 'For an adult, today. VAT is included in the price.',
  zonesOslo: 'Zone 1 Oslo',
  zonesOne: '1 zone',
  zonesTwo: '2 zones',
  ticket: 'Ticket',
  perMonth: 'Per month',
  perYear: 'Per year',
  ticketThirtyDays: '30-day ticket',
  ticketYear: '365-day ticket',
  ticketCompany: 'Company ticket',
  saved: 'With the company ticket a year costs {{price}} less than twelve 30-day tickets.',
  pricesNotLoaded: 'We could not get the prices now. Load the page again to try once more.',
  // Steps
  stepsTitle: 'How to get started',
  stepCustomerTitle: 'Become company customer',
  stepCustomerText: 'Register the company by its organization number. It takes a few minutes.',
  stepOrderTitle: 'Order for your employees',
  stepOrderText: 'One at a time, or all at once from a list. Choose zones and a start date.',
  stepPhoneTitle: 'Fetch the ticket on the phone',
  stepPhoneText: 'The employee gets a code by SMS and fetches the ticket in the app.',
  stepInvoiceTitle: 'Get one invoice',
  stepInvoiceText: 'The company is invoiced each month for the tickets that are valid.',
  // Questions
  questionsTitle: 'Questions and answers',
  deadlineQuestion: 'When can we order, change zones or end a ticket?',
  deadlineAnswer:
    'The administrator can order, change zones or end a ticket for the current month up to and including the 6th. Employees themselves must do so the day before the turn of the month at the latest.',
  endQuestion: 'How far ahead can we end a ticket?',
  endAnswer: 'You can set an end date up to 3 months ahead.',
  payQuestion: 'How do the employees pay?',
  payAnswer:
    'The company gets the invoice each month. If the employees pay themselves, you deduct the amount from their pay. You find the list for payroll deduction here.',
  giftQuestion: 'Can the employer pay for the ticket?',
  giftAnswer: 'Yes. A gift in kind is tax-free up to 5,000 kroner a year.',
  whoQuestion: 'Who in the company can order?',
  whoAnswer:
    'HR, administrators and orderers. The administrator can give others access, with different roles.',
  privacyQuestion: 'What happens to personal data?',
  privacyAnswer: 'Personal data is deleted 3 months after the ticket ends.',
  // The end
  moreTitle: 'Do you have other questions?',
  moreText: 'Write to us, and we will help you:',
  terms: 'Terms for the company ticket',
};
