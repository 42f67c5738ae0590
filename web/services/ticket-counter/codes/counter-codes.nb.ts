export const nb = {
  toOrder: 'Ordren',
  title: 'Hentekoder',
  subtitle: 'Koder fra ordre {{order}} som ingen har brukt',
  print: 'Skriv ut',
  howTo: 'Skann koden, eller skriv hentekoden i appen.',
  useBy: 'Bruk den innen {{date}}',
  qrOf: 'QR-kode for hentekode {{code}}',
  emptyTitle: 'Det er ingen ubrukte hentekoder',
  emptyText: 'Alle kodene i ordren er brukt, utløpt eller tatt tilbake.',
  goneTitle: 'Vi finner ikke denne ordren',
  goneText: 'Den hører kanskje til en annen bedrift. Finn ordren i ordrehistorikken.',
} as const;
