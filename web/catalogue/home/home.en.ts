import type { Texts } from '#platform/texts/texts.ts';
import type { nb } from './home.nb.ts';

export const en: Texts<typeof nb> = {
  title: 'Public transport tickets for everyone at work, in one place',
  title_akt: 'Take the whole workplace on board',
  title_fjord: 'Employee tickets without the paperwork',
  lead: 'Order monthly tickets for your employees when it suits you, see who has a ticket, and get everything on one invoice.',
  lead_akt:
    'Order company tickets for all of Agder, keep track of who is travelling, and get everything on one invoice.',
  lead_fjord:
    'Give employees and their families tickets on the phone or on a travel card, keep track of them all, and get the basis for payroll ready made.',
  becomeCustomer: 'Become a business customer',
  readMore: 'Read more about company tickets',
  alreadyCustomer: 'Is your company already a customer?',
  benefits: 'Why companies choose us',
  benefits_akt: 'What you get',
  benefits_fjord: 'What you get',
  tools:
    'An order form for your intranet, and departures in real time on a screen in the reception.',
  seeTools: 'See the tools',
  benefitOverviewTitle: 'The full picture',
  benefitOverviewText:
    'Order, change and end tickets yourself. You always see who has a ticket, and how long it lasts.',
  benefitInvoiceTitle: 'One single invoice',
  benefitInvoiceText:
    'The company gets one invoice a month. If employees pay themselves, the list for payroll deduction is ready.',
  benefitInvoiceTitle_fjord: 'Ready for payroll and tax',
  benefitInvoiceText_fjord:
    'Invoice base and tax base are ready, month by month and for each department.',
  benefitPhoneTitle: 'The ticket right on the phone',
  benefitPhoneText:
    'The employee gets a code by SMS and has the ticket in the app right away. No cards, no queue.',
  benefitPhoneTitle_fjord: 'Phone or travel card',
  benefitPhoneText_fjord:
    'Employees choose what suits them best, and can bring their family and those who have retired.',
  benefitGreenTitle: 'A greener way to work',
  benefitGreenText:
    'When more people travel together, there is less traffic and less pollution. Good for the city, and for the accounts.',
  benefitGreenText_akt:
    'When more people travel together, there is less traffic and less pollution. Good for Southern Norway, and for the accounts.',
};
