import type { Texts } from '#platform/texts/texts.ts';
import type { nb } from './tools.nb.ts';

export const en: Texts<typeof nb> = {
  title: 'Tools for your company',
  title_housing: 'Tools for the housing association',
  lead: 'What you can put on your own pages and screens, free of charge.',
  none: '{{operator}} has no tools here yet.',
  widgetTitle: 'Order widget',
  widgetText:
    'A form that your employees find on your intranet. They order a company ticket themselves, and you choose whether it goes straight through or is approved first.',
  widgetText_housing:
    'A form that residents find on the association’s web site. They order a ticket themselves, and you choose whether it goes straight through or is approved first.',
  widgetFor: 'For companies with a company-ticket agreement.',
  openWidget: 'Set up the widget',
  linkTitle: 'Link and QR code',
  linkText:
    'The same form at an address of its own, for an e-mail, a chat or a poster by the entrance.',
  openLink: 'Get the link',
  realTimeTitle: 'Real-time departures',
  realTimeText:
    'A screen in the reception or the canteen that shows the next departures from the stops around you.',
  realTimeFor: 'For every company. Write to us, and we help you get started.',
  contactTitle: 'Would you like to use a tool?',
  contactText:
    'The administrator of the company signs in and sets up the widget and the link. If you have questions, write to us.',
  contact: 'Write to us',
};
