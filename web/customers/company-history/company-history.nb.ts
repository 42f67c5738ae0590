export const nb = {
  titleOf: 'Historikk for {{company}}',
  toMyPage: 'Min side',
  toCompany: 'Bedriften',
  search: 'Søk etter navn eller mobil',
  kind: 'Hva',
  allKinds: 'Alt',
  from: 'Fra dato',
  to: 'Til dato',
  ofOneBatch: 'Du ser endringene fra én liste.',
  showWholeHistory: 'Vis hele historikken',
} as const;
