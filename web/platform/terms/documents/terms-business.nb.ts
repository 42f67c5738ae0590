export const nb = {
  title: 'Vilkår og personvern for {{brandTitle}}',
  lead: 'Dette gjelder for deg som har en billett som en bedrift, en skole, et borettslag eller en annen kunde har bestilt i {{brandTitle}}, og for deg som bruker portalen for en kunde. Her står også hva vi lagrer om deg, hvorfor, og hvor lenge.',

  scopeTitle: 'Hva vilkårene gjelder',
  scopeTicket:
    'Vilkårene gjelder billetter på mobil, reisekort og papir som en kunde bestiller hos {{operator}} i portalen. «Kunden» er den som bestiller og betaler: arbeidsgiveren, skolen, borettslaget eller en annen virksomhet.',
  scopeContract:
    'Mellom kunden og oss gjelder avtalen som kunden har med {{operator}}. For selve reisen gjelder transportvedtektene og vilkårene til {{operator}}.',

  ticketTitle: 'Hvem som kan bruke billetten',
  ticketPersonal:
    'En billett som er bestilt til deg, er din. Du kan ikke selge den, låne den bort eller bruke den sammen med andre.',
  ticketUnnamed: 'En billett uten navn kan brukes av den som har fått den av kunden.',
  ticketData:
    'Kunden svarer for at navn, mobilnummer og andre opplysninger er riktige, og for at du kan få billetten. Ser du en feil, si fra til kunden.',

  phoneTitle: 'Koden, lenken og mobilen',
  phoneSms:
    'En billett på mobil kommer på SMS, med en hentekode og en lenke. Du henter den i billettappen med koden, eller viser den på siden bak lenken.',
  phoneSecret:
    'Den som har koden eller lenken, kan se og hente billetten. Ikke gi dem videre. Koden kan brukes én gang.',
  phoneUnused:
    'En kode fra billettluka må brukes innen {{daysToUse}} dager etter bestillingen. Etter det kan den ikke brukes.',
  phoneInspection:
    'Vis billetten i kontroll i appen eller på siden bak lenken. Koden til kontroll fornyer seg selv, så et skjermbilde er ikke nok.',
  phoneMove:
    'Har du fått ny mobil, kan kunden sende billetten på nytt. Er den hentet, får du en ny billett med en ny kode, og den gamle slutter å gjelde med det samme.',
  phoneNumber: 'Har du fått nytt mobilnummer, må kunden rette det i portalen.',
  cardLost:
    'Har du billetten på et reisekort som blir borte, si fra til kunden eller til oss, så kortet kan sperres.',

  priceTitle: 'Pris og betaling',
  priceCustomer:
    'Kunden betaler billetten til {{operator}} etter prisene som vises når den bestiller. Du betaler ikke noe til oss for den.',
  priceDeduction:
    'Om kunden trekker deg for hele eller en del av prisen, er en sak mellom deg og kunden. Portalen gir kunden beløpene, men trekker ingen.',
  priceTax:
    'En fribillett fra arbeidsgiveren er en fordel som den ansatte skal skatte av. Portalen gir arbeidsgiveren beløpet. Arbeidsgiveren rapporterer det.',
  priceTax_employeeTicket:
    'En ansattbillett fra arbeidsgiveren er en fordel som den ansatte skal skatte av. Portalen gir arbeidsgiveren beløpet. Arbeidsgiveren rapporterer det.',

  endTitle: 'Når billetten slutter',
  endCustomer:
    'Kunden kan endre, avslutte og avbestille billetten etter reglene for hver billettype. Du kan be kunden om det.',
  endReasons:
    'Billetten kan bli avsluttet når du slutter i jobben, bytter skole eller flytter, eller når avtalen mellom kunden og oss er over.',
  endAfter:
    'Når billetten er slutt, kan du ikke reise med den. Da begynner fristene for sletting, som står lenger ned på siden.',

  misuseTitle: 'Misbruk',
  misuseText:
    'Er en billett brukt av andre enn den den er til, kopiert, solgt videre eller skaffet med uriktige opplysninger, kan den sperres. Reiser du uten gyldig billett, gjelder reglene i transportvedtektene.',

  usersTitle: 'For deg som bruker portalen for en kunde',
  usersLogin: 'Innloggingen er personlig. Du kan ikke dele den med andre.',
  usersRights:
    'Administratoren hos kunden gir og fjerner tilganger. Bruk opplysningene om andre bare til det du har tilgangen for.',
  usersOrder: 'En bestilling er bindende for kunden når du har sendt den.',
  usersTold:
    'Før du bestiller til noen, skal de vite hvordan opplysningene om dem blir brukt. Du kan gi dem lenken til denne siden.',

  faultsTitle: 'Feil og ansvar',
  faultsText:
    'Virker ikke billetten, si fra til kunden eller skriv til oss. Vi retter feil i portalen så raskt vi kan.',
  faultsLaw: 'Vilkårene begrenser ikke rettigheter som du har etter loven.',

  changesTitle: 'Endringer av vilkårene',
  changesText:
    'Når vi endrer vilkårene eller hvordan vi bruker personopplysninger, får denne siden en ny dato. De tidligere versjonene kan fortsatt leses her. Kunden får varsel slik avtalen med oss sier.',
  changesLaw: 'Vilkårene følger norsk rett.',

  controllerTitle: 'Personvern: hvem som er ansvarlig',
  controllerOperator:
    '{{operator}} er behandlingsansvarlig for opplysninger som vi trenger for å levere billetten, fakturere kunden og drive portalen.',
  controllerCustomer:
    'Kunden er behandlingsansvarlig for det den registrerer om deg i portalen og for det den bruker opplysningene til hos seg, for eksempel lønnstrekk.',
  controllerProcessors:
    'De som drifter portalen, sender SMS og e-post eller lager reisekort for oss, er databehandlere: de bruker opplysningene bare slik vi ber dem om.',

  dataTitle: 'Hva vi lagrer',
  dataHolder:
    'Om deg som har billett: navn, mobilnummer eller reisekort, og det kunden bruker for å kjenne deg igjen, som ansattnummer, klasse eller boenhet. For noen billetter også fødselsdato og relasjonen til den ansatte.',
  dataTicket:
    'Om billetten: soner, kategori, datoer, pris, avtalen den hører til, når den ble hentet, og i hvilken app.',
  dataNote:
    'Det kunden skriver om deg i portalen, for eksempel en merknad, og lister som kunden leser inn.',
  dataRequest: 'Bestiller du selv med skjemaet til kunden: det du fyller ut, og svaret du får.',
  dataPurchase:
    'Betaler kunden for billetter som du kjøper i billettappen: mobilnummeret ditt og kjøpene.',
  dataVoucher:
    'Får du tilbud om rabattkode for bildeling: mobilnummeret ditt, beløpet og hvilken leverandør du velger.',
  dataUser:
    'Om deg som bruker portalen: navn, e-post, roller, når du er innlogget, og hvilken nettleser du bruker.',
  dataSignee:
    'Om deg som signerer for en ny kunde: navn og fødselsdato fra identitetskontrollen, rollen din i Enhetsregisteret, e-post og mobilnummer.',
  dataMessages: 'Meldinger som du sender oss, og SMS og e-poster som ikke kom fram.',
  dataHistory: 'Hvem som har bestilt og endret hva, og når.',
  dataNot: 'Portalen lagrer ikke hvor du reiser.',

  purposeTitle: 'Hvorfor, og med hvilket grunnlag',
  purposeDeliver:
    'Levere billetten som kunden har bestilt, og hjelpe når noe er galt: en berettiget interesse i å oppfylle avtalen med kunden (personvernforordningen artikkel 6 nr. 1 f).',
  purposeUsers:
    'Gi deg som bruker portalen tilgang, og vise kunden hvem som har gjort hva: en berettiget interesse i sikker bruk (artikkel 6 nr. 1 f).',
  purposeSign:
    'Inngå avtale med en ny kunde, og vite at den som signerer kan det: en berettiget interesse i en gyldig avtale (artikkel 6 nr. 1 f).',
  purposeAccounts: 'Fakturere og føre regnskap: bokføringsloven krever det (artikkel 6 nr. 1 c).',
  purposeTax:
    'Gi arbeidsgiveren det den skal rapportere om skattepliktige fordeler: arbeidsgiveren har plikt til det (artikkel 6 nr. 1 c), og vi har en berettiget interesse i å gi den beløpene (artikkel 6 nr. 1 f).',
  purposeSecurity:
    'Hindre misbruk og finne feil: en berettiget interesse i en trygg tjeneste (artikkel 6 nr. 1 f).',
  purposeNot:
    'Vi bruker ikke opplysningene til reklame, og lager ikke profiler av deg. Faste regler avgjør for eksempel hvilken kategori alderen din gir. Er du uenig i det, kan du be om at et menneske ser på det.',

  sourceTitle: 'Hvor opplysningene kommer fra',
  sourceCustomer:
    'De fleste kommer fra kunden: arbeidsgiveren, skolen, borettslaget eller den som har bestilt til deg.',
  sourceSelf: 'Fra deg selv, når du bestiller, logger inn, signerer eller skriver til oss.',
  sourceOthers:
    'Fra Enhetsregisteret, fra leverandøren av innlogging eller identitetskontroll, fra billettappen og fra banken som kunden betaler gjennom.',

  recipientsTitle: 'Hvem som får dem',
  recipientsCustomer:
    'De hos kunden som administrerer billetter, ser billetten din og hva den koster. Kunden kan laste ned lister, fakturagrunnlag og filer til lønnssystemet sitt.',
  recipientsInvoice:
    'Fakturaer som sendes, nevner ingen med navn. Navnene står i spesifikasjonen i portalen, for kunden og kundeservice.',
  recipientsApp: 'Billettappen får billetten når du henter den.',
  recipientsMessages:
    'Leverandøren av SMS får mobilnummeret og meldingen. Leverandøren av e-post får adressen og meldingen.',
  recipientsCard:
    'Den som lager reisekort, får navnet på kortet og adressen til kunden, når det bestilles et nytt kort.',
  recipientsSupport: 'Kundeservice hos oss ser det samme som kunden, for å hjelpe deg og kunden.',

  keptTitle: 'Hvor lenge vi lagrer dem',
  keptText:
    'En jobb i portalen sletter hver natt det som er for gammelt. Tabellen leser fristene fra det samme stedet som jobben.',
  keptHolder: 'Hvem som har en billett: navn, mobilnummer, kortnummer, fødselsdato og merknader',
  keptHolderHow:
    '{{period}} etter at billetten er slutt, også i lister, historikk og fakturalinjer',
  keptCounter: 'Bestillinger i billettluka: hvem som bestilte, kommentar, adresse og mottakere',
  keptCounterHow: '{{period}} etter bestillingen',
  keptCar: 'Hvem som har bildeling eller leiebil',
  keptCarHow: '{{period}} etter at abonnementet er slutt',
  keptBike: 'Hvem som har elsykkel',
  keptBikeHow: '{{period}} etter at abonnementet er slutt',
  keptCovered: 'Hvem kunden betaler for i billettappen',
  keptCoveredHow:
    '{{period}} etter at avtalen om billettluke er over. I historikken: {{period}} etter at du er fjernet',
  keptVoucher: 'Tilbud om rabattkode for bildeling',
  keptVoucherHow: '{{period}} etter at tilbudet har gått ut',
  keptTaxed: 'Ansattnummer ved skattepliktige beløp',
  keptTaxedHow: '{{period}} etter inntektsåret, og aldri før navnet er slettet',
  keptNotice: 'Lenke om skatt av en billett til familien',
  keptNoticeHow: '{{period}} etter at den ble sendt',
  keptRequest: 'Forespørsler om billett fra et skjema',
  keptRequestHow: '{{period}} etter svaret, eller etter startdatoen når ingen har svart',
  keptProof: 'Mobilnummeret du bekrefter i et skjema',
  keptProofHow: '{{period}} etter at koden er utløpt',
  keptFormOrder: 'Kvittering for en bestilling i et skjema',
  keptFormOrderHow: '{{period}} etter bestillingen',
  keptAnswer: 'Svar på endringer, i tilfelle nettleseren spør igjen',
  keptAnswerHow: '{{period}}',
  keptDraft: 'Lister som er lest inn og ikke brukt',
  keptDraftHow: '{{period}} etter siste endring',
  keptRows: 'Rader og filnavn i lister som er brukt',
  keptRowsHow: '{{period}} etter at listen er ferdig',
  keptHeading: 'Overskrifter i lister som noen har koblet for hånd',
  keptHeadingHow: '{{period}} etter siste bruk',
  keptSession: 'Innlogginger',
  keptSessionHow: '{{period}} etter siste bruk, fra neste gang noen logger inn',
  keptSignIn: 'Innlogginger som er påbegynt',
  keptSignInHow: '{{period}}, fra neste gang noen logger inn',
  keptActivation: 'Lenker til nye brukere',
  keptActivationHow: '{{period}} etter at lenken er utløpt',
  keptSent: 'SMS og e-poster som er sendt',
  keptSentHow: '{{period}} etter at de er sendt',
  keptUndelivered: 'SMS og e-poster som ikke kom fram',
  keptUndeliveredHow: '{{period}} etter siste forsøk',
  keptContact: 'Meldinger fra kontaktskjemaet',
  keptContactHow: '{{period}} i portalen. Vi har dem på e-post også',
  keptAccessAnswered: 'Forespørsler om tilgang som er besvart',
  keptAccessAnsweredHow: '{{period}} etter svaret',
  keptAccessOpen: 'Forespørsler om tilgang som ingen har besvart',
  keptAccessOpenHow: '{{period}} etter at de ble sendt',
  keptAccessHistory: 'Hvem som spurte om tilgang, i historikken til kunden',
  keptAccessHistoryHow: '{{period}} etter svaret',
  keptIdentification: 'Påbegynt identitetskontroll',
  keptIdentificationHow: '{{period}}',
  keptOnboarding: 'Registrering av en ny kunde som ikke ble fullført',
  keptOnboardingHow: '{{period}} etter at den ble avsluttet',
  keptSigner: 'E-post og mobilnummer til dem som har registrert og signert for en ny kunde',
  keptSignerHow: '{{period}} etter fristen for å signere',
  keptContract: 'Signert avtale, med hvem som signerte',
  keptContractHow: '{{period}} etter at den siste avtalen med kunden er over',
  keptPayer: 'Hvem som har betalt uten at vi fant fakturaen',
  keptPayerHow: '{{period}} etter at betalingen ble lagt til side',
  keptBankFile: 'Navn på filer fra banken',
  keptBankFileHow: '{{period}} etter at filen ble lest',
  keptSettlement: 'Merknad om hvordan penger ble betalt tilbake',
  keptSettlementHow: '{{period}}',
  keptAccounts: 'Grunner til kreditering og merknader om betalinger',
  keptAccountsHow: '{{period}} etter utgangen av året',

  leftTitle: 'Hva som blir igjen',
  leftAmounts:
    'Når navnet er slettet, står datoer, soner, beløp og antall igjen, så regnskapet stemmer. De sier ikke hvem billetten var for.',
  leftUsers:
    'Brukere av portalen blir ikke slettet av seg selv. En bruker kan deaktiveres, og navnet står i historikken over det brukeren har gjort. Vil du bli slettet, skriv til oss.',
  leftBackups: 'Sikkerhetskopier kan ha det som er slettet, til kopien selv blir slettet.',

  browserTitle: 'Informasjonskapsler og lagring i nettleseren',
  browserText:
    'Portalen lagrer bare det som trengs for at den skal virke slik du har bedt om. Den har ingen informasjonskapsler for statistikk eller reklame. Leverandøren av innlogging kan ha sine egne.',
  storedSession: 'Holder deg innlogget',
  storedBrowser: 'Knytter en innlogging til nettleseren du begynte i',
  storedOnboarding: 'Kjenner igjen nettleseren der en virksomhet blir kunde',
  storedLanguage: 'Husker språket du har valgt',
  storedTheme: 'Husker om du har valgt lyst eller mørkt',
  storedCompany: 'Husker hvilken kunde du jobbet med sist',
  storedDraft: 'Tar vare på det du har skrevet i et skjema',
  storedDraftOwner: 'Husker hvem skjemaene tilhører',
  storedPage: 'Husker siden du ville til, mens du velger kunde',
  storedCompanyCookie: 'Henter det du trenger om kunden du jobbet med sist, sammen med siden',
  storedSecrets: 'Holder nøkkelen til en rabattkode borte fra adressen',
  storedTicket: 'Viser billetten din når mobilen er uten nett',
  storedReload: 'Hindrer at siden lastes på nytt mer enn én gang etter en oppdatering',

  placeTitle: 'Hvor opplysningene er',
  placeText:
    'Opplysningene ligger i databasen til portalen, som {{operator}} eller en leverandør drifter for oss. Portalen sender dem bare til dem som står over. Spør oss hvis du vil vite hvilke leverandører vi bruker, og i hvilke land de er.',

  rightsTitle: 'Rettighetene dine',
  rightsCustomer:
    'Er noe feil, eller skal du ikke ha billetten lenger? Spør først kunden som har registrert deg. Den kan rette opplysningene og avslutte billetten.',
  rightsOperator:
    'Du kan be oss om innsyn, retting, sletting og begrensning, og du kan protestere mot at vi bruker opplysningene. Du får svar innen en måned.',
  rightsComplaint: 'Mener du at vi gjør noe galt, kan du klage til Datatilsynet.',
} as const;
