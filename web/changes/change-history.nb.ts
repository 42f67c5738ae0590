export const nb = {
  emptyTitle: 'Ingen historikk ennå',
  emptyText: 'Når noe endres, ser du det her.',
  noHitsTitle: 'Ingen endringer passer',
  noHitsText: 'Prøv et annet navn eller en lengre periode.',
  showAll: 'Vis alt',
  failed: 'Vi fikk ikke hentet historikken.',
  when: 'Når',
  what: 'Hva',
  channel: 'Kanal',
  details: 'Detaljer',
  // What stands behind what was done: «bestilte billett til Kari i sone 1 fra 1. desember 2026»
  forHolder: 'til {{holder}}',
  inZones: 'i {{zones}}',
  inNumberedZones: 'i sone {{zones}}',
  inAllZones: 'i alle soner',
  fromDate: 'fra {{date}}',
  lastDay: 'med siste dag {{date}}',
  // Ends the sentence when the personal data has been deleted
  erased: 'Persondata slettet',
  erasedTicket: 'Billett {{ticketId}}, persondata slettet',
  // Before and after
  becameFrom: '{{field}}: {{before}} → {{after}}',
  became: '{{field}}: {{after}}',
  none: 'ingen',
  yes: 'ja',
  no: 'nei',
} as const;
