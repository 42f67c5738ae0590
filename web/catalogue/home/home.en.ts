import type { Texts } from '#platform/texts/texts.ts';
import type { nb } from './home.nb.ts';

export const en: Texts<typeof nb> = {
  title: 'Public transport tickets for everyone at work, in one place',
  lead: 'Order monthly tickets for your employees when it suits you, see who has a ticket, and get everything on one invoice.',
  becomeCustomer: 'Become a business customer',
  readMore: 'Read more about company tickets',
  alreadyCustomer: 'Is your company already a customer?',
  benefits: 'Why companies choose us',
  tools:
    'An order form for your intranet, and departures in real time on a screen in the reception.',
  seeTools: 'See the tools',
  benefitOverviewTitle: 'The full picture',
  benefitOverviewText:
    'Order, change and end tickets yourself. You always see who has a ticket, and how long it lasts.',
  benefitInvoiceTitle: 'One single invoice',
  benefitInvoiceText:
    'The company gets one invoice a month. If employees pay themselves, the list for payroll deduction is ready.',
  benefitPhoneTitle: 'The ticket right on the phone',
  benefitPhoneText:
    'The employee gets a code by SMS and has the ticket in the app right away. No cards, no queue.',
  benefitGreenTitle: 'A greener way to work',
  benefitGreenText:
    'When more people travel together, there is less traffic and less pollution. Good for the city, and for the accounts.',
};
