export const nb = {
  title: 'Kollektivbilletter til alle på jobb, på ett sted',
  lead: 'Bestill månedsbilletter til de ansatte når det passer deg, se hvem som har billett, og få alt samlet på én faktura.',
  becomeCustomer: 'Bli bedriftskunde',
  readMore: 'Les mer om bedriftsbilletter',
  alreadyCustomer: 'Er bedriften din allerede kunde?',
  benefits: 'Derfor velger bedrifter oss',
  tools: 'Bestillingsskjema til intranettet, og avganger i sanntid på en skjerm i resepsjonen.',
  seeTools: 'Se verktøyene',
  benefitOverviewTitle: 'Full oversikt',
  benefitOverviewText:
    'Bestill, endre og avslutt billetter selv. Du ser alltid hvem som har billett, og hvor lenge den gjelder.',
  benefitInvoiceTitle: 'Én samlet faktura',
  benefitInvoiceText:
    'Bedriften får én faktura i måneden. Skal de ansatte betale selv, er listen til lønnstrekk klar.',
  benefitPhoneTitle: 'Billetten rett på mobilen',
  benefitPhoneText:
    'Den ansatte får en kode på SMS og har billetten i appen med en gang. Ingen kort, ingen kø.',
  benefitGreenTitle: 'Grønnere vei til jobb',
  benefitGreenText:
    'Når flere reiser sammen, blir det mindre kø og lavere utslipp. Det er bra for byen og for regnskapet.',
} as const;
