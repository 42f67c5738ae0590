export const nb = {
  title: 'Bedriftsbilletten',
  lead: 'Månedsbilletter til de ansatte, bestilt av bedriften og samlet på én faktura. Uten bindingstid.',
  becomeCustomer: 'Bli bedriftskunde',
  // What it is
  whatTitle: 'Hva er bedriftsbilletten?',
  whatText:
    'Billetten ligger på mobilen til den ansatte. Den gjelder fra den 1. til den siste dagen i måneden, og løper måned for måned til noen avslutter den.',
  factMonth: 'Hele måneder, ingen bindingstid',
  factInvoice: 'Én faktura i måneden for alle',
  factPayroll: 'Liste til lønnstrekk, om de ansatte betaler selv',
  factControl: 'Bestill, bytt soner og avslutt når det passer',
  // Prices
  pricesTitle: 'Hva koster det?',
  pricesText: 'For en voksen, i dag. Merverdiavgift er med i prisen.',
  zonesOslo: 'Sone 1 Oslo',
  zonesOne: '1 sone',
  zonesTwo: '2 soner',
  ticket: 'Billett',
  perMonth: 'Per måned',
  perYear: 'Per år',
  ticketThirtyDays: '30-dagersbillett',
  ticketYear: '365-dagersbillett',
  ticketCompany: 'Bedriftsbillett',
  saved: 'Med bedriftsbillett koster et år {{price}} mindre enn tolv 30-dagersbilletter.',
  pricesNotLoaded: 'Vi fikk ikke hentet prisene nå. Last siden på nytt for å prøve igjen.',
  // Steps
  stepsTitle: 'Slik kommer dere i gang',
  stepCustomerTitle: 'Bli bedriftskunde',
  stepCustomerText: 'Registrer bedriften med organisasjonsnummeret. Det tar noen minutter.',
  stepOrderTitle: 'Bestill til de ansatte',
  stepOrderText: 'Én om gangen, eller alle på én gang fra en liste. Velg soner og startdato.',
  stepPhoneTitle: 'Hent billetten på mobilen',
  stepPhoneText: 'Den ansatte får en kode på SMS og henter billetten i appen.',
  stepInvoiceTitle: 'Få én faktura',
  stepInvoiceText: 'Bedriften faktureres hver måned for billettene som gjelder.',
  // Questions
  questionsTitle: 'Spørsmål og svar',
  deadlineQuestion: 'Når kan vi bestille, bytte soner eller avslutte?',
  deadlineAnswer:
    'Administratoren kan bestille, bytte soner eller avslutte en billett for inneværende måned til og med den 6. Ansatte må selv gjøre det senest dagen før månedsskiftet.',
  endQuestion: 'Hvor langt frem kan vi avslutte en billett?',
  endAnswer: 'Du kan sette en sluttdato inntil 3 måneder frem i tid.',
  payQuestion: 'Hvordan betaler de ansatte?',
  payAnswer:
    'Bedriften får fakturaen hver måned. Skal de ansatte betale selv, trekker dere beløpet i lønn. Listen til lønnstrekket henter du her.',
  giftQuestion: 'Kan arbeidsgiver betale for billetten?',
  giftAnswer: 'Ja. En naturalytelse er skattefri opp til 5 000 kroner i året.',
  whoQuestion: 'Hvem i bedriften kan bestille?',
  whoAnswer:
    'HR, administratorer og bestillere. Administratoren kan gi andre tilgang, med ulike roller.',
  privacyQuestion: 'Hva skjer med personopplysningene?',
  privacyAnswer: 'Personopplysninger slettes 3 måneder etter at billetten er slutt.',
  // The end
  moreTitle: 'Lurer du på noe mer?',
  moreText: 'Skriv til oss, så hjelper vi deg:',
  terms: 'Vilkår for bedriftsbilletten',
} as const;
