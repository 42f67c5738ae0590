export const nb = {
  valid: 'Gyldighet',
  status: 'Status',
  ticketOn: 'Billett på',
  onPhone: 'Mobil {{phone}}',
  onCard: 'Reisekort',
  onCardNumber: 'Reisekort {{number}}',
  isDownloaded: 'Hentet på mobilen',
  notDownloaded: 'Ikke hentet ennå',
  toTwoHomes: '{{one}} og {{other}}',
  zonesCounted: '{{zones}}, teller som {{count}} soner',
  pricePerMonth: 'Pris per måned',
  unknownAmount: 'ikke satt',
  cardGoesToo: 'Reisekortet blir ikke laget, og gebyret faktureres ikke.',
  expired: 'Utløpte billetter',
  noActiveTitle: 'Ingen billetter gjelder nå',
  noActiveText:
    'Billetter som gjelder eller skal begynne, står her med alt som kan gjøres med dem.',
} as const;
