export const nb = {
  title: 'Personvern for fribilletter',
  title_employeeTicket: 'Personvern for ansattbilletter',
  lead: 'Har du en fribillett fra arbeidsgiveren din, eller fra arbeidsgiveren til noen i familien? Her står det hva vi lagrer om deg, hvorfor, og hvor lenge.',
  lead_employeeTicket:
    'Har du en ansattbillett fra arbeidsgiveren din, eller fra arbeidsgiveren til noen i familien? Her står det hva vi lagrer om deg, hvorfor, og hvor lenge.',
  controller:
    '{{operator}} er behandlingsansvarlig for opplysningene i portalen. Arbeidsgiveren er ansvarlig for det den registrerer her, og for det den rapporterer til skattemyndighetene.',
  purposeTitle: 'Formål',
  purposeIssue:
    'Gi deg billetten som arbeidsgiveren har bestilt, på mobilen eller på et reisekort.',
  purposeRules:
    'Finne riktig kategori etter alder og relasjon, og unngå to billetter for samme tid.',
  purposeInvoice:
    'Fakturere arbeidsgiveren, og gi den beløpene som den ansatte skal skatte av, så den kan rapportere dem.',
  purposeHelp: 'Hjelpe når noe er galt med billetten.',
  basisTitle: 'Rettslig grunnlag',
  basisTicket:
    'Billetten og hjelp med den: Vi har en avtale med arbeidsgiveren, og en berettiget interesse i å levere det som den har bestilt til deg (personvernforordningen artikkel 6 nr. 1 f).',
  basisSales:
    'Faktura og regnskap: Bokføringsloven krever at vi tar vare på det vi har solgt (artikkel 6 nr. 1 c).',
  basisTax:
    'Skatten: Arbeidsgiveren har plikt til å rapportere fordelen etter a-opplysningsloven og skatteforvaltningsloven (artikkel 6 nr. 1 c). Vi har en berettiget interesse i å gi den beløpene (artikkel 6 nr. 1 f).',
  dataTitle: 'Hva vi lagrer',
  dataName: 'Navn og fødselsdato.',
  dataEmployee:
    'Ansattnummeret til den som er ansatt, og relasjonen: ansatt, pensjonist eller familiemedlem.',
  dataMedium: 'Mobilnummeret, eller nummeret på reisekortet og navnet på det.',
  dataTicket: 'Soner, kategori, avdeling, datoer, pris og skattepliktig fordel.',
  dataUse: 'Når billetten er hentet, og i hvilken app. Portalen lagrer ikke hvor du reiser.',
  dataHistory: 'Hvem som har bestilt og endret billetten, og når.',
  sourceTitle: 'Hvor opplysningene kommer fra',
  sourceEmployer: 'Arbeidsgiveren som har bestilt billetten, har registrert dem i portalen.',
  sourceFamily:
    'Er du familiemedlem, er det arbeidsgiveren til den ansatte i familien som har registrert deg. Har du billetten på mobilen, står navnet på arbeidsgiveren i den første SMS-en.',
  accessTitle: 'Hvem som kan se dem',
  accessEmployer: 'De hos arbeidsgiveren som administrerer fribilletter.',
  accessEmployer_employeeTicket: 'De hos arbeidsgiveren som administrerer ansattbilletter.',
  accessSupport: 'Kundeservice hos oss.',
  accessSuppliers:
    'De som leverer billettappen, SMS og reisekort for oss. De får bare det de trenger til det.',
  accessNoAdvertising: 'Vi bruker ikke opplysningene til reklame.',
  storageTitle: 'Hvor lenge vi lagrer dem',
  storageCustomer:
    'Kundeopplysninger lagres så lenge billetten finnes, og i 3 måneder etter det. Da sletter vi navn, fødselsdato, mobilnummer og kortnummer, også fra månedene som er fakturert.',
  storageNumber:
    'Ansattnummeret står ved det skattepliktige beløpet for hver måned til og med 31. mars året etter, fordi arbeidsgiveren rapporterer for hele året. Finnes billetten lenger enn det, slettes nummeret sammen med navnet.',
  storageTaxNotice:
    'Lenken til siden om skatt, som en ansatt kan få før en familiebillett bestilles, slettes etter 30 dager.',
  storageSales:
    'Salgsopplysninger lagres i 5 år etter at billetten er utløpt: hva vi har solgt til arbeidsgiveren, når, til hvilken pris, og hvilket beløp det skulle skattes av. Navnet ditt er ikke med. Beløpene kan stå i regnskapet etter det også, uten noe som sier hvem billetten var for.',
  rightsTitle: 'Spørsmål, retting og sletting',
  rightsEmployer:
    'Er noe galt, eller skal du ikke ha billetten lenger? Spør arbeidsgiveren som har registrert deg. Den kan rette opplysningene og avslutte billetten.',
  rightsOperator:
    'Du kan be oss om innsyn, retting, sletting og begrensning, og du kan protestere mot at vi bruker opplysningene. Du får svar innen en måned.',
  rightsComplaint: 'Mener du at vi gjør noe galt, kan du klage til Datatilsynet.',
  contact: 'Skriv til oss',
  privacy: 'Personvern hos oss',
  authority: 'Datatilsynet',
} as const;
