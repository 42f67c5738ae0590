/** What several pages of onboarding say: who signs, what went wrong, and how it ends. */
export const nb = {
  // Why a company cannot begin (spec 3 §8)
  numberNotValid: 'Ugyldig organisasjonsnummer',
  companyNotFound: 'Fant ikke selskap i brønnøysundregisteret',
  mayNotBecomeCustomer:
    'Vi kan ikke opprette konto for dette selskapet, ta kontakt med kundeservice',
  unknownError: 'Det oppstod en ukjent feil. Prøv igjen, eller ta kontakt med kundeservice.',
  registerDown: 'Vi får ikke svar fra Brønnøysundregistrene akkurat nå. Prøv igjen om litt.',
  notStarted: 'Du har ikke startet ennå',
  notOffered:
    'Her blir du kunde ved å sende en forespørsel. Last inn siden på nytt for å få det skjemaet.',
  requestNotSent: 'Forespørselen er ikke sendt',
  notLoaded: 'Vi får ikke hentet siden',
  // Identity
  identityCancelledTitle: 'Du avbrøt legitimeringen',
  identityCancelledText:
    'Ingenting er gjort. Det du skrev, står her fortsatt. Prøv igjen når du vil.',
  identityUnavailableTitle: 'Vi får ikke kontakt med BankID',
  identityUnavailableText:
    'Ingenting er gjort. Det du skrev, står her fortsatt. Vent et par minutter, og prøv igjen.',
  identityUnusableTitle: 'Vi fikk ikke vite hvem du er',
  identityUnusableText:
    'BankID ga oss ikke navn og fødselsdato, så vi kan ikke se hva du kan signere. Prøv igjen, eller ta kontakt med kundeservice.',
  identityExpiredTitle: 'Legitimeringen tok for lang tid',
  identityExpiredText: 'Ingenting er gjort. Det du skrev, står her fortsatt. Prøv igjen.',
  registerUnavailableTitle: 'Vi får ikke svar fra Brønnøysundregistrene',
  registerUnavailableText:
    'Vi vet hvem du er, men ikke hva du kan signere. Ingenting er gjort, og det du skrev, står her fortsatt. Prøv igjen om litt.',
  identificationUnknownTitle: 'Legitimeringen hører ikke til denne siden',
  identificationUnknownText:
    'Den er brukt, for gammel eller gjort i en annen nettleser. Ingenting er gjort. Prøv igjen her.',
  // Another browser
  elsewhereTitle: 'Fortsett der du begynte',
  elsewhereText:
    'Det du har startet, ligger i nettleseren du brukte da. Åpne siden på den enheten for å fortsette. Har du ikke startet noe, kan du begynne her.',
  begin: 'Begynn her',
  // Signers
  signers: 'Hvem signerer',
  signerSigned: 'Signert',
  signerAsked: 'Venter',
  signerNotAsked: 'Ikke spurt ennå',
  signedAt: 'Signerte {{moment}}',
  linkSentTo: 'Lenke sendt til {{email}}',
  signedOfAll: '{{signed}} av {{all}} har signert',
  readContract: 'Les avtalen',
  pdf: 'PDF',
  signBefore: 'Avtalen må være signert innen {{date}}. Ellers begynner dere på nytt.',
  acceptContract: 'Jeg har lest avtalen og godtar den',
  // How it ends
  doneTitle: 'Avtalen er signert',
  doneText:
    '{{company}} er kunde, og alt er åpent. Du er administrator og kan bestille med en gang.',
  limitedTitle_one: 'Én signatur igjen',
  limitedTitle_other: '{{count}} signaturer igjen',
  limitedText:
    '{{company}} er kunde med redusert funksjonalitet til avtalen er signert. Du kan logge inn og se alt, men ikke bestille før alle har signert.',
  signInHow: 'Vi har sendt en e-post til {{email}} om hvordan du logger inn.',
  whileWaiting: 'Mens dere venter',
  ordersOpenLater: 'Bestilling åpner når alle har signert',
  ordersOpenLaterText: 'Da får du en e-post.',
  mayRead: 'Du kan logge inn',
  mayReadText: 'Du er administrator. Inviter kolleger og sett opp det dere trenger.',
  invoices: 'Slik kommer fakturaene',
  invoicesEhf: 'Bedriften kan motta EHF, så fakturaene går rett til regnskapet.',
  invoicesEmail: 'Bedriften kan ikke motta EHF, så fakturaene kommer på e-post til {{email}}.',
  invoicesUnknown:
    'Kan bedriften motta EHF, går fakturaene rett til regnskapet. Ellers kommer de på e-post til {{email}}. Vi sjekker det nå.',
  organisationOf: 'Org.nr. {{number}}',
} as const;
