import type { BilingualText } from '#platform/texts/bilingual-text.ts';
import type { PersonKind } from './person-facts.ts';

/** What each kind is called, on the page of customer support and in the file that the person gets. */
export const personKindNames: Readonly<Record<PersonKind, BilingualText>> = {
  person: { nb: 'Person', en: 'Person' },
  ticket: { nb: 'Billett', en: 'Ticket' },
  subscription: { nb: 'Abonnement', en: 'Subscription' },
  'travel-card': { nb: 'Reisekort', en: 'Travel card' },
  residence: { nb: 'Bosted i borettslag', en: 'Residence in a housing association' },
  'never-leaver': { nb: 'Skal ikke avsluttes fra liste', en: 'Not to be ended from a list' },
  'ticket-request': { nb: 'Forespørsel om billett', en: 'Request for a ticket' },
  'phone-proof': { nb: 'Bekreftelse av mobilnummer', en: 'Proof of a phone number' },
  'counter-delivery': { nb: 'Billett fra billettluka', en: 'Ticket from the ticket counter' },
  'covered-person': { nb: 'Kunden betaler i appen', en: 'Customer pays in the app' },
  'voucher-offer': { nb: 'Tilbud om rabattkode', en: 'Offer of a discount code' },
  'temporary-ticket': { nb: 'Midlertidig skolebillett', en: 'Temporary school ticket' },
  'tax-month': { nb: 'Måned med skattepliktig beløp', en: 'Month with a taxable amount' },
  'invoice-line': { nb: 'Linje på faktura', en: 'Line of an invoice' },
  'list-row': { nb: 'Rad i en innlest liste', en: 'Row of a list that was read in' },
  change: { nb: 'Endring i historikken', en: 'Change in the history' },
  message: { nb: 'SMS som ikke kom fram', en: 'SMS that was not delivered' },
  'access-request': { nb: 'Forespørsel om tilgang', en: 'Request for access' },
  onboarding: { nb: 'Registrering av ny kunde', en: 'Registration of a new customer' },
  user: { nb: 'Bruker av portalen', en: 'User of the portal' },
};
