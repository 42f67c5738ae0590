export const nb = {
  title: 'Personvernerklæring for elsykkel',
  lead: 'Har du elsykkel (JOULE) som arbeidsgiveren eller borettslaget ditt har bestilt i {{brandTitle}}? Her står det hva vi lagrer om deg, hvorfor, og hvor lenge.',

  controllerTitle: 'Hvem som er ansvarlig',
  controllerOperator:
    '{{operator}} er behandlingsansvarlig for opplysninger som vi trenger for å levere abonnementet og fakturere kunden. «Kunden» er den som har bestilt: arbeidsgiveren eller borettslaget.',
  controllerCustomer:
    'Kunden er behandlingsansvarlig for det den registrerer om deg, og for det den bruker opplysningene til hos seg, for eksempel lønnstrekk.',
  controllerProvider:
    'Leverandøren av sykkelen er ansvarlig for det du gir den. Den har sin egen personvernerklæring.',
  controllerProcessors:
    'De som drifter portalen og sender SMS og e-post for oss, er databehandlere: de bruker opplysningene bare slik vi ber dem om.',

  dataTitle: 'Hva vi lagrer',
  dataPerson: 'Navn, mobilnummer, og ansattnummer eller boenhet hvis kunden bruker det.',
  dataSubscription:
    'At du har elsykkel, fra og til hvilken dag, hva det koster, og avtalen det hører til.',
  dataCode: 'Rabattkoden du har fått, og når den ble sendt. Den vises ikke til kunden.',
  dataHistory: 'Hvem som har bestilt, endret og avsluttet abonnementet, og når.',
  dataNot: 'Vi får ikke vite hvilken sykkel du har, eller hvor du sykler.',

  purposeTitle: 'Hvorfor, og med hvilket grunnlag',
  purposeDeliver:
    'Gi deg abonnementet som kunden har bestilt, og hjelpe når noe er galt: en berettiget interesse i å oppfylle avtalen med kunden (personvernforordningen artikkel 6 nr. 1 f).',
  purposeOnce:
    'Unngå to abonnementer til samme person på samme tid: en berettiget interesse i riktig salg (artikkel 6 nr. 1 f).',
  purposeAccounts: 'Fakturere og føre regnskap: bokføringsloven krever det (artikkel 6 nr. 1 c).',
  purposeNot: 'Vi bruker ikke opplysningene til reklame, og lager ikke profiler av deg.',

  sourceTitle: 'Hvor opplysningene kommer fra',
  sourceCustomer: 'Kunden som har bestilt abonnementet, har registrert dem i portalen.',
  sourceCode: 'Koden kommer fra en liste med koder som vi har fått av leverandøren av sykkelen.',

  recipientsTitle: 'Hvem som får dem',
  recipientsCustomer:
    'De hos kunden som administrerer billetter og abonnementer, og kundeservice hos oss.',
  recipientsSms: 'Leverandøren av SMS får mobilnummeret ditt og meldingen med koden.',
  recipientsProvider:
    'Portalen sender ikke navnet eller nummeret ditt til leverandøren av sykkelen. Den kjenner koden når du bruker den.',
  recipientsPayroll:
    'Kunden kan laste ned beløpene til lønnssystemet sitt. Fakturaen som sendes, nevner ingen med navn.',

  keptTitle: 'Hvor lenge vi lagrer dem',
  keptText:
    'En jobb i portalen anonymiserer abonnementene hver natt. Tabellen leser fristene fra det samme stedet som jobben.',
  keptBike: 'At du har hatt elsykkel, og koden du fikk',
  keptBikeHow: '{{period}} etter siste dag',
  keptTicket: 'Navn og mobilnummer, hvis du har en billett også',
  keptTicketHow: '{{period}} etter at billetten er slutt',
  keptSent: 'SMS-ene som er sendt',
  keptSentHow: '{{period}} etter at de er sendt',
  keptUndelivered: 'SMS-er som ikke kom fram',
  keptUndeliveredHow: '{{period}} etter siste forsøk',
  keptLeft:
    'Dager, beløp og antall står igjen i regnskapet, uten noe som sier hvem abonnementet var for.',

  rightsTitle: 'Rettighetene dine',
  rightsCustomer:
    'Er noe feil, eller skal du ikke ha abonnementet lenger? Spør først kunden som har registrert deg. Den kan rette opplysningene og avslutte abonnementet.',
  rightsOperator:
    'Du kan be oss om innsyn, retting, sletting og begrensning, og du kan protestere mot at vi bruker opplysningene. Du får svar innen en måned.',
  rightsComplaint: 'Mener du at vi gjør noe galt, kan du klage til Datatilsynet.',
  rightsMore:
    'Informasjonskapsler og resten av portalen står i vilkår og personvern for {{brandTitle}}.',
} as const;
