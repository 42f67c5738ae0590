import type { Texts } from '#platform/texts/texts.ts';
import type { nb } from './counter-settings.nb.ts';

export const en: Texts<typeof nb> = {
  title: 'Settings of the ticket counter',
  subtitle: 'For everybody who orders for {{company}}',
  cardTitle: 'Invoice references in orders',
  buyersAdd: 'Ticket buyers may add invoice references',
  buyersAddText: 'Otherwise only HR and user administrators may.',
  isMandatory: 'Invoice reference is mandatory',
  isMandatoryText: 'Nobody can order without choosing an invoice reference.',
  saved: 'The settings are saved!',
  savedOpen: 'Ticket buyers may add invoice references.',
  savedClosed: 'Only HR and user administrators may add invoice references.',
  savedMandatory: 'An order needs an invoice reference.',
  savedOptional: 'An order may go without an invoice reference.',
  failed: 'The settings were not saved',
};
