export const nb = {
  // What can be done on the employee page
  changeInfo: 'Endre opplysninger',
  changeZone: 'Bytt soner',
  endTicket: 'Avslutt billetten',
  cancelTicket: 'Avbestill billetten',
  resendCode: 'Send hentekoden på nytt',
  resendTicket: 'Send billetten på nytt',
  // Why it cannot be done now
  hasLastDay: 'Billetten har allerede en siste dag.',
  hasNotBegun: 'Du kan bytte soner fra den dagen billetten begynner å gjelde.',
  codeIsUsed: 'Hentekoden er brukt, for billetten er på mobilen.',
  hasNoCode: 'Billetten har ingen hentekode.',
  // What every change shows before it is made
  effectTitle: 'Dette skjer',
  month: 'Måned',
  priceNow: 'Pris nå',
  priceAfter: 'Pris etterpå',
  priceOf: 'Pris per måned',
  unknownPrice: 'Ikke fastsatt',
  back: 'Avbryt',
  failedTitle: 'Det gikk ikke',
  notUndone: 'Dette kan ikke angres.',
  newTicketFrom: 'En ny billett kan tidligst starte {{date}}.',
  lastDay: 'Siste dag',
  lastDayHelp: 'Billetten gjelder til og med denne dagen.',
  lastDayMissing: 'Velg siste dag',
  lastDayNotOffered: 'Denne datoen kan ikke velges. Velg en annen.',
  // Ending
  lastInvoiced: 'Siste måned som faktureres',
  notInvoiced: 'Ingen',
  endsAtOnce: 'Billetten slutter å gjelde med en gang.',
  endSms: '{{name}} får SMS om at billetten er avsluttet.',
  ended: 'Billetten er avsluttet',
  // Cancelling
  wouldStart: 'Skulle ha startet',
  cancelSms: '{{name}} får SMS om at billetten er avbestilt. Hentekoden slutter å virke.',
  orderAgainUntil: 'Ombestemmer du deg, kan du bestille den på nytt til og med {{date}}.',
  earlierStillEnds: 'Billetten som gjelder nå, slutter fortsatt {{date}}.',
  cancelled: 'Billetten er avbestilt',
  // Change of zone
  lastDayOld: 'Siste dag med dagens soner',
  lastDayOldHelp: 'De nye sonene gjelder fra dagen etter.',
  oldUntil: 'Til og med {{date}}',
  newFrom: 'Fra og med {{date}}',
  zonesUnchanged: 'Du må bytte soner for å kunne lagre.',
  chooseZones: 'Velg nye soner, så viser vi hva som skjer.',
  zoneSms: '{{name}} får SMS med ny hentekode og henter billetten på nytt.',
  safeUntil: 'Du kan ombestemme deg til og med {{date}} uten å betale for de nye sonene.',
  saveZones: 'Lagre nye soner',
  zonesChanged: 'Sonene er byttet',
  // The pickup code again
  sentTo: 'Sendes til',
  codeSms: '{{name}} får den samme koden på SMS en gang til.',
  nothingElse: 'Billetten og prisen er som før.',
  sendCode: 'Send koden',
  codeSent: 'Hentekoden er sendt',
  // The ticket again
  newTicket: 'Ny billett',
  resendTicketSms: '{{name}} får en ny billett med ny hentekode på SMS.',
  oldStops: 'Billetten på den gamle mobilen slutter å gjelde med en gang.',
  sendTicket: 'Send ny billett',
  ticketResent: 'Billetten er sendt på nytt',
  ticketResendFailed: 'Kunne ikke sende billetten på nytt!',
  // What is known of the person
  infoFor: 'Endringen gjelder alle billettene til {{phone}}.',
  infoNoSms: 'Billettene og prisen er som før, og det sendes ingen SMS.',
  faultEmployeeId: '{{label}} må ha 1–20 tegn',
  infoSaved: 'Opplysningene er lagret',
  infoFailed: 'Det oppsto en feil da skjemaet ble sendt.',
  // Why the server refused
  ticketNotFound: 'Billetten finnes ikke lenger. Last siden på nytt.',
  ticketNotPending: 'Billetten venter ikke lenger, så den kan ikke avbestilles.',
  ticketNotEndable: 'Billetten kan ikke avsluttes nå. Kanskje noen nettopp har gjort det.',
  ticketNotChangeable: 'Denne billetten kan ikke få nye soner nå. Kanskje den nettopp ble endret.',
  agreementNotValid: 'Avtalen gjelder ikke når de nye sonene skal begynne. Ta kontakt med oss.',
  zonesNotOffered: 'Disse sonene kan ikke velges sammen. Velg soner på nytt.',
  productNotOffered: 'Billetten selges ikke for sonene du har valgt. Velg på nytt.',
  noPickupCode: 'Det er ingen kode å sende. Kanskje billetten nettopp ble hentet.',
  codeJustSent: 'Koden ble nettopp sendt. Du kan sende den igjen klokken {{time}}.',
  ticketNotResendable: 'Billetten kan ikke sendes på nytt nå. Kanskje den nettopp ble endret.',
} as const;

declare module '#texts/texts.ts' {
  interface TextFiles {
    'change-ticket': typeof nb;
  }
}
