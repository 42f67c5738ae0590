export const nb = {
  title: 'Vilkår for elsykkel',
  lead: 'Elsykkel (JOULE) er et abonnement som arbeidsgiveren eller borettslaget ditt kan bestille til deg i {{brandTitle}}. Her står det hva du får, hva det koster, og hvordan det slutter.',

  aboutTitle: 'Hva abonnementet er',
  aboutCode:
    'Du får en rabattkode på SMS. Den bruker du når du skaffer deg sykkelen hos leverandøren.',
  aboutParties:
    '«Kunden» er den som bestiller og betaler: arbeidsgiveren eller borettslaget. Avtalen om abonnementet er mellom kunden og {{operator}}.',
  aboutSold: 'Om abonnementet selges, og til hvilken pris, står i bestillingen i portalen.',

  whoTitle: 'Hvem som kan ha det',
  whoOrder: 'Kunden bestiller til deg i portalen, med navn og mobilnummer.',
  whoOne:
    'Du kan ha ett elsykkelabonnement om gangen, uansett hvem som har bestilt det. Du trenger ikke ha en billett.',

  startTitle: 'Når det begynner',
  startDay: 'Abonnementet begynner den 1. i en måned.',
  startCode:
    'Koden kommer den første dagen, eller med en gang når abonnementet har begynt. Har vi ingen koder igjen, får du den når vi har fått nye.',
  startLate: 'Får du koden i en senere måned, betaler kunden fra den måneden.',

  priceTitle: 'Pris og betaling',
  priceMonth:
    'Prisen er per måned og med merverdiavgift. Kunden ser den før den bestiller. Endres prisen, gjelder den nye fra den måneden den er satt for.',
  priceInvoice:
    'Kunden får faktura for hver måned abonnementet gjelder i. Du betaler ikke noe til oss for det.',
  priceDeduction:
    'Om kunden trekker deg for hele eller en del av prisen, er en sak mellom deg og kunden.',
  priceProvider: 'Det leverandøren av sykkelen tar betalt for ut over rabatten, betaler du der.',

  useTitle: 'Bruk av koden og sykkelen',
  useCode: 'Koden er til deg. Du kan ikke selge den eller gi den til andre.',
  useBike:
    'For sykkelen selv gjelder vilkårene til leverandøren: utlevering, bruk, service, lås, skader og innlevering.',
  usePhone:
    'Får du nytt mobilnummer, kan kunden flytte abonnementet til det. En kode som ikke er sendt, går da til det nye nummeret.',
  useAgain: 'Har du mistet SMS-en, spør kunden. Kan koden sendes igjen, er det den samme koden.',

  endTitle: 'Binding, avbestilling og slutt',
  endBinding: 'Abonnementet har ingen bindingstid. Det løper til kunden avslutter det.',
  endCancel: 'Før første dag kan kunden avbestille det. Da koster det ingenting.',
  endLast:
    'Etter det avslutter kunden det med den siste dagen i en måned. Har du fått koden, betaler kunden minst den måneden abonnementet begynte i.',
  endSms: 'Du får SMS når kunden avbestiller eller avslutter abonnementet.',
  endAfter:
    'Etter siste dag gjelder abonnementet ikke. Hva du skal gjøre med sykkelen, står i vilkårene til leverandøren.',

  faultsTitle: 'Feil og ansvar',
  faultsCode: 'Virker ikke koden, si fra til kunden eller skriv til oss.',
  faultsBike: 'Feil på sykkelen melder du til leverandøren av den.',
  faultsMisuse:
    'Er koden solgt, delt eller skaffet med uriktige opplysninger, kan kunden avslutte abonnementet.',
  faultsLaw: 'Vilkårene begrenser ikke rettigheter som du har etter loven.',

  changesTitle: 'Endringer av vilkårene',
  changesText:
    'Når vi endrer vilkårene, får denne siden en ny dato. De tidligere versjonene kan fortsatt leses her. Kunden får varsel slik avtalen med oss sier.',
  changesLaw: 'Vilkårene følger norsk rett.',

  contactTitle: 'Kontakt og personvern',
  contactText:
    'Spør først kunden som har bestilt. Du kan også skrive til oss. Hvordan vi bruker opplysningene om deg, står i personvernerklæringen.',
} as const;
