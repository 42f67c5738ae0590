import type { ChangeFields } from '#platform/changes/change-field.ts';
import type { ChangeKinds } from '#platform/changes/change-kind.ts';

/** What happens to issued tickets, whichever service issued them. */
export const ticketKinds = {
  'order-ticket': {
    of: 'ticket',
    name: { nb: 'Billett bestilt', en: 'Ticket ordered' },
    action: { nb: 'bestilte billett', en: 'ordered a ticket' },
  },
  'cancel-pending-ticket': {
    of: 'ticket',
    name: { nb: 'Ventende billett avbestilt', en: 'Pending ticket cancelled' },
    action: { nb: 'avbestilte billetten', en: 'cancelled the ticket' },
  },
  'end-ticket': {
    of: 'ticket',
    name: { nb: 'Billett avsluttet', en: 'Ticket ended' },
    action: { nb: 'avsluttet billetten', en: 'ended the ticket' },
  },
  'undo-end': {
    of: 'ticket',
    name: { nb: 'Avslutning angret', en: 'End undone' },
    action: { nb: 'angret avslutningen av billetten', en: 'undid the end of the ticket' },
  },
  'set-end-by-rule': {
    of: 'ticket',
    name: { nb: 'Siste dag satt etter regel', en: 'Last day set by rule' },
    action: {
      nb: 'satte siste dag etter regel for billetten',
      en: 'set the last day by rule for the ticket',
    },
  },
  'change-zone': {
    of: 'ticket',
    name: { nb: 'Soner byttet', en: 'Zones changed' },
    action: { nb: 'byttet soner: ny billett', en: 'changed zones: new ticket' },
  },
  'change-ticket-agreement': {
    of: 'ticket',
    name: { nb: 'Fakturareferanse byttet', en: 'Invoice reference changed' },
    action: {
      nb: 'byttet fakturareferanse for billetten',
      en: 'changed the invoice reference of the ticket',
    },
  },
  'resend-pickup-code': {
    of: 'ticket',
    name: { nb: 'Kode sendt på nytt', en: 'Pickup code sent again' },
    action: {
      nb: 'sendte koden på nytt for billetten',
      en: 'sent the pickup code again for the ticket',
    },
  },
  'resend-ticket': {
    of: 'ticket',
    name: { nb: 'Billett sendt på nytt', en: 'Ticket sent again' },
    action: { nb: 'sendte ny billett', en: 'sent a new ticket' },
  },
  'edit-ticket': {
    of: 'ticket',
    name: { nb: 'Billett endret', en: 'Ticket changed' },
    action: { nb: 'endret billetten: ny billett', en: 'changed the ticket: new ticket' },
  },
  'edit-ticket-in-place': {
    of: 'ticket',
    name: { nb: 'Billett rettet', en: 'Ticket corrected' },
    action: { nb: 'rettet billetten', en: 'corrected the ticket' },
  },
  'redeem-ticket': {
    of: 'ticket',
    name: { nb: 'Billett hentet på mobilen', en: 'Ticket fetched on the phone' },
    action: { nb: 'hentet billetten', en: 'fetched the ticket' },
  },
  'show-ticket': {
    of: 'ticket',
    name: { nb: 'Billett vist på billettsiden', en: 'Ticket shown on the ticket page' },
    action: { nb: 'åpnet den gyldige billetten', en: 'opened the valid ticket' },
  },
} as const satisfies ChangeKinds;

/** Subscriptions and requests record some of them, too. */
export const ticketFields = {
  profile: {
    reading: 'profile',
    personal: false,
    from: ['profileId'],
    nb: 'Kategori',
    en: 'Category',
  },
  zones: {
    reading: 'zones',
    personal: false,
    from: ['zoneFrom', 'zoneTo', 'allZones'],
    nb: 'Soner',
    en: 'Zones',
  },
  secondZones: {
    reading: 'zones',
    personal: false,
    from: ['secondZoneFrom', 'secondZoneTo'],
    nb: 'Soner til det andre hjemmet',
    en: 'Zones to the second home',
  },
  startDate: { reading: 'date', personal: false, nb: 'Startdato', en: 'Start date' },
  expirationDate: { reading: 'date', personal: false, nb: 'Sluttdato', en: 'End date' },
  /** Of the ticket that another continues. */
  lastDay: {
    reading: 'date',
    personal: false,
    nb: 'Siste dag med den forrige billetten',
    en: 'Last day with the previous ticket',
  },
  downloadedToPhone: {
    reading: 'boolean',
    personal: false,
    nb: 'Hentet på mobilen',
    en: 'Fetched on the phone',
  },
  cancelled: { reading: 'boolean', personal: false, nb: 'Avbestilt', en: 'Cancelled' },
  appId: { reading: 'hidden', personal: true },
  continuesId: { reading: 'hidden', personal: false },
  nrOfZones: { reading: 'hidden', personal: false },
  ticketApp: { reading: 'hidden', personal: false },
} as const satisfies ChangeFields;
