/** The full form of `/register`, what comes after the identity, and an onboarding that is resumed. */
export const nb = {
  title: 'Bli bedriftskunde',
  stepIdentity: 'BankID',
  stepSigning: 'Signering',
  steps: 'Trinn',
  stepOf: 'Trinn {{step}} av {{all}}',
  // The company
  whichCompany: 'Hvilken bedrift?',
  numberHelp: 'Ni siffer. Vi henter resten fra Brønnøysundregistrene.',
  looking: 'Henter bedriften …',
  fromRegister: 'Fra Brønnøysundregistrene',
  signsAlone: 'Én person kan signere alene',
  signTogetherTwo: 'To personer signerer sammen',
  signTogetherThree: 'Tre personer signerer sammen',
  signTogetherMany: '{{number}} personer signerer sammen',
  namesLater: 'Navnene viser vi når du har legitimert deg.',
  byProcuration: 'Etter prokura i registeret.',
  byRoles: 'Etter rollene i registeret.',
  noRights: 'Registeret sier ikke hvem som kan signere',
  noRightsText:
    'Det gjelder blant annet offentlige virksomheter. Ta kontakt med kundeservice, så oppretter vi kundeforholdet sammen med dere.',
  // The person
  whoAreYou: 'Hvem er du?',
  notSigning:
    'Signerer du ikke selv? Start likevel, så velger du etterpå hvem som skal få avtalen.',
  howItGoes: 'Slik går det',
  howIdentity: 'Legitimer deg',
  howIdentityText: 'Med BankID, så vi vet hvem som starter.',
  howSigning: 'Les og signer',
  howSigningAlone: 'Kan du signere alene, er avtalen signert med en gang.',
  howSigningTogether: 'Kan du signere, gjør du det nå. De andre får en lenke.',
  howPhone: 'Bekreft mobilen',
  howPhoneText: 'Med en kode på SMS.',
  takesThree: 'Ca. 3 minutter. Du kan gå ut og fortsette her i {{days}} dager.',
  consent: 'Samtykke',
  consentMissing: 'Du må godta avtalen for å gå videre',
  toIdentity: 'Fortsett med BankID',
  previousEnded: 'Det du startet for {{company}}, er avsluttet. Du kan begynne på nytt her.',
  stillToProve: 'Du har startet for {{company}}',
  stillToProveText: 'Du mangler å legitimere deg. Skriv mobilnummeret, og fortsett med BankID.',
  // Resumed
  resumedTitle: 'Her er du i {{company}}',
  resume: 'Fortsett',
  startOver: 'Start på nytt',
  atSignee: 'Du skal velge hvem som signerer.',
  atPhone:
    'Du skal bekrefte mobilen med koden vi har sendt til nummeret som slutter på {{ending}}.',
  startOverQuestion:
    'Det du har startet for {{company}}, blir slettet, og lenker som er sendt, slutter å virke. Du må legitimere deg på nytt.',
  notStartedOver: 'Det er ikke slettet',
  companyMade:
    'Kundeforholdet er opprettet, så dette kan ikke slettes. Ta kontakt med kundeservice.',
  gone: 'Dette er ikke lenger i denne nettleseren. Last inn siden på nytt.',
  // Who signs
  chooseTitle: 'Hvem skal signere?',
  chooseNextTitle: 'Hvem signerer sammen med deg?',
  chooseText:
    'Du kan ikke signere for {{company}}. Velg en som kan, så sender vi en lenke på e-post.',
  chooseNextText: 'Du har signert. Velg den neste, så sender vi en lenke på e-post.',
  signsTogether: 'Disse signerer sammen',
  signAloneEach: 'Disse kan signere alene',
  basisSignature: 'Signaturrett',
  basisProcuration: 'Prokura',
  basisRoles: 'Roller i registeret',
  hasSigned: 'har signert',
  signee: 'Hvem skal få lenken?',
  signeeEmail: 'E-posten til den som signerer',
  sendLink: 'Send lenke for signering',
  notSent: 'Lenken er ikke sendt',
  notEligible: 'Registeret er endret, og denne personen kan ikke signere nå. Velg en annen.',
  noSigneeNeeded: 'Ingen flere trenger å signere. Last inn siden på nytt.',
  signersNotLoaded: 'Vi får ikke hentet hvem som kan signere',
  noneLeft: 'Registeret har ingen flere som kan signere nå. Ta kontakt med kundeservice.',
  // A link again
  sendAgain: 'Send lenken på nytt',
  changeAddress: 'Endre e-post',
  sendToNew: 'Send til ny e-post',
  sentAgain: 'En ny lenke er sendt til {{email}}. Den gamle virker ikke lenger.',
  alreadySigned: '{{name}} har signert allerede.',
  chooseAnother: 'Velg en annen',
  withdrawQuestion:
    'Lenken til {{name}} slutter å virke, og du velger hvem som skal signere i stedet.',
  notWithdrawn: 'Du kan ikke velge en annen nå',
  // Customer support
  existsTitle: '{{company}} er kunde allerede',
  existsText:
    'Spør en administrator i bedriften om å gi deg tilgang, eller ta kontakt med kundeservice. Har du en bruker, kan du logge inn.',
  errorTitle: 'Det oppstod en feil',
  errorText:
    'Vi fikk ikke gjort ferdig det siste trinnet. Ingenting er gått tapt. Prøv igjen, eller ta kontakt med kundeservice.',
  noRightsTitle: 'Kundeservice hjelper dere videre',
  rightsChangedTitle: 'Hvem som kan signere, er endret',
  rightsChangedText:
    'De som har signert, kan ikke lenger signere sammen ifølge Brønnøysundregistrene. Ta kontakt med kundeservice.',
  mayNotTitle: 'Vi kan ikke opprette konto',
  inactiveTitle: 'E-posten hører til en deaktivert bruker',
  inactiveText:
    '{{email}} hører til en bruker som er deaktivert. Start på nytt med en annen e-post, eller ta kontakt med kundeservice.',
} as const;
