export const nb = {
  title: 'Historikk',
  emptyTitle: 'Ingen historikk ennå',
  emptyText: 'Når noe skjer med billettene, ser du det her.',
  failed: 'Vi fikk ikke hentet historikken.',
  tryAgain: 'Prøv igjen',
  when: 'Når',
  what: 'Hva',
  who: 'Hvem',
  // What happened
  ordered: 'Billett bestilt',
  pendingCancelled: 'Ventende billett kansellert',
  ended: 'Billett avsluttet',
  zoneChanged: 'Soner endret',
  codeResent: 'Hentekode sendt på nytt',
  ticketResent: 'Billett sendt på nytt',
  detailsUpdated: 'Opplysninger endret',
  redeemed: 'Billett hentet på mobilen',
  otherKind: 'Annen endring',
  // Through which channel
  portal: 'Portalen',
  widget: 'Widget',
  link: 'Bestillingslenke',
  app: 'Billettappen',
  job: 'Automatisk',
  import: 'Fil',
  // What changed
  firstName: 'Fornavn',
  lastName: 'Etternavn',
  phone: 'Mobil',
  startDate: 'Startdato',
  expirationDate: 'Sluttdato',
  lastDay: 'Siste dag med den forrige billetten',
  zones: 'Soner',
  product: 'Billett',
  profile: 'Kategori',
  downloadedToPhone: 'Hentet på mobilen',
  cancelled: 'Kansellert',
  yes: 'ja',
  no: 'nei',
  none: 'ingen',
  becameFrom: '{{field}}: {{before}} → {{after}}',
  became: '{{field}}: {{after}}',
} as const;

declare module '#texts/texts.ts' {
  interface TextFiles {
    'ticket-history': typeof nb;
  }
}
