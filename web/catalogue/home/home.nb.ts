export const nb = {
  title: 'Kollektivbilletter til alle på jobb, på ett sted',
  title_akt: 'Ta hele arbeidsplassen med på bussen',
  title_fjord: 'Ansattbilletter uten papirarbeid',
  lead: 'Bestill månedsbilletter til de ansatte når det passer deg, se hvem som har billett, og få alt samlet på én faktura.',
  lead_akt:
    'Bestill bedriftsbilletter for hele Agder, hold oversikt over hvem som reiser, og få alt samlet på én faktura.',
  lead_fjord:
    'Gi ansatte og familien deres billett på mobilen eller på reisekort, hold oversikten, og få grunnlaget til lønn ferdig.',
  becomeCustomer: 'Bli bedriftskunde',
  readMore: 'Les mer om bedriftsbilletter',
  alreadyCustomer: 'Er bedriften din allerede kunde?',
  benefits: 'Derfor velger bedrifter oss',
  benefits_akt: 'Dette får du',
  benefits_fjord: 'Dette får du',
  tools: 'Bestillingsskjema til intranettet, og avganger i sanntid på en skjerm i resepsjonen.',
  seeTools: 'Se verktøyene',
  benefitOverviewTitle: 'Full oversikt',
  benefitOverviewText:
    'Bestill, endre og avslutt billetter selv. Du ser alltid hvem som har billett, og hvor lenge den gjelder.',
  benefitInvoiceTitle: 'Én samlet faktura',
  benefitInvoiceText:
    'Bedriften får én faktura i måneden. Skal de ansatte betale selv, er listen til lønnstrekk klar.',
  benefitInvoiceTitle_fjord: 'Klart for lønn og skatt',
  benefitInvoiceText_fjord:
    'Fakturagrunnlag og skattegrunnlag ligger klart, måned for måned og for hver avdeling.',
  benefitPhoneTitle: 'Billetten rett på mobilen',
  benefitPhoneText:
    'Den ansatte får en kode på SMS og har billetten i appen med en gang. Ingen kort, ingen kø.',
  benefitPhoneTitle_fjord: 'Mobil eller reisekort',
  benefitPhoneText_fjord:
    'De ansatte velger det som passer dem best, og kan ta med familien og de som har gått av med pensjon.',
  benefitGreenTitle: 'Grønnere vei til jobb',
  benefitGreenText:
    'Når flere reiser sammen, blir det mindre kø og lavere utslipp. Det er bra for byen og for regnskapet.',
  benefitGreenText_akt:
    'Når flere reiser sammen, blir det mindre kø og lavere utslipp. Det er bra for Sørlandet og for regnskapet.',
} as const;
