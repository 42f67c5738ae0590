export const nb = {
  title: 'Historikk',
  titleOf: 'Historikk for {{company}}',
  toMyPage: 'Min side',
  toCompany: 'Bedriften',
  search: 'Søk etter navn eller mobil',
  kind: 'Hva',
  allKinds: 'Alt',
  from: 'Fra dato',
  to: 'Til dato',
  download: 'Last ned CSV',
  reset: 'Vis alt',
  noneTitle: 'Ingen endringer passer',
  noneText: 'Prøv et annet navn eller en lengre periode.',
  emptyTitle: 'Ingen historikk ennå',
  emptyText: 'Når noe endres i bedriften, ser du det her.',
  failed: 'Vi fikk ikke hentet historikken.',
  tryAgain: 'Prøv igjen',
  when: 'Når',
  what: 'Hva',
  who: 'Hvem',
  yes: 'ja',
  no: 'nei',
  none: 'ingen',
  allZones: 'Alle soner',
  becameFrom: '{{field}}: {{before}} → {{after}}',
  became: '{{field}}: {{after}}',
} as const;

declare module '#texts/texts.ts' {
  interface TextFiles {
    'company-history': typeof nb;
  }
}
