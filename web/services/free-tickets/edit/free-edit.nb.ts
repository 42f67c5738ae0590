import * as order from '@takst/domain/platform/refusals/order.nb.ts';

export const nb = {
  title: 'Endre billetten',
  back: 'Gå tilbake',
  changes: 'Det som endres',
  ticketOn: 'Billett på',
  keepCard: 'Behold reisekortet',
  toPhone: 'Flytt til mobil',
  toPhoneText: 'Krever et mobilnummer',
  savedWhenChanged: 'Trenger endringen en ny billett, ser du hva som skjer, før du bekrefter.',
  saved: 'Billetten er endret',
  failed: 'Billetten ble ikke endret',
  // Bekreft (spec 3 §4)
  confirmTitle: 'Bekreft endringen',
  confirm: 'Lag ny billett',
  confirmFrom: 'Lag ny billett fra {{date}}',
  newTicketTitle: 'Endringen trenger en ny billett',
  newTicketTitle_employeeTicket: 'Endringen trenger en ny ansattbillett',
  newTicketText: 'Den nye tar over fra dagen du velger, og den gamle slutter dagen før.',
  timeOfChange: 'Endres fra',
  timeOfChangeHelp: 'Den første dagen med den nye billetten, høyst seks måneder fram.',
  faultTime: 'Velg en dag, senest {{last}}',
  fromFixed: 'En ny avdeling på et reisekort gjelder fra {{date}}.',
  oldUntil: 'Billetten som er nå, gjelder til og med {{date}}.',
  oldNeverValid: 'Billetten som er nå, blir aldri gyldig.',
  endsByRule: 'Siste dag blir {{date}}, etter bedriftens innstillinger for barn.',
  sameCode: 'Billetten blir liggende på mobilen. Ingen får SMS.',
  newCode: 'Hentekoden sendes på SMS til {{phone}}. Den gamle koden slutter å virke.',
  cardCancelled: 'Reisekortet blir ikke laget, og det faktureres ikke.',
  cardLeft: 'Reisekortet brukes til og med dagen før.',
  sameCard: 'Reisekortet blir med videre.',
  newCard:
    'Navnet står på reisekortet, så det lages et nytt. Det tar omtrent {{days}} dager. Det gamle kan brukes til den nye billetten begynner.',
  newCardFee: 'Kortet koster {{price}}, som faktureres når det er laget.',
  priceChanged: 'Prisen per måned går fra {{before}} til {{after}}.',
  priceSame: 'Prisen per måned er fortsatt {{amount}}.',
  taxChanged: 'Skattepliktig beløp per måned går fra {{before}} til {{after}}.',
  taxSame: 'Skattepliktig beløp per måned er fortsatt {{amount}}.',
  undoable: 'Avbestiller du den nye billetten før den begynner, gjelder den gamle som før.',
  // Feil i et felt (spec 3 §5)
  faultFirstName: 'Fornavn må ha 1–50 tegn',
  faultLastName: 'Etternavn må ha 1–50 tegn',
  faultEmployeeId: 'Ansattnr. må ha 2–20 tegn',
  // Svaret
  ticketGone: order.TICKET_NOT_FOUND,
  notEditable:
    'Billetten kan ikke endres nå. Den kan ha fått en siste dag eller en fortsettelse, eller kortet er sperret.',
  changedSince:
    'Noen andre har endret billetten. Det du har skrevet, er her fortsatt: se hva som er nytt, og prøv igjen.',
  agreementNotFound: 'Avdelingen finnes ikke lenger. Velg en annen.',
  agreementNotValid:
    'Avtalen til avdelingen er ikke gyldig fra denne dagen. Velg en annen avdeling.',
  timeNotOffered: 'Endringen kan ikke gjelde fra denne dagen. Velg en annen.',
  birthDateTooRecent: 'Fødselsdatoen må være før i dag.',
  profileMismatch: 'Kategorien passer ikke til alder og relasjon den dagen. Velg en annen.',
  childPastMonth:
    'Bedriften har satt at barns billetter slutter med måneden barnet fyller {{age}}: det er {{lastDay}}. Velg en annen kategori eller en tidligere dag.',
  childPastYear:
    'Bedriften har satt at barns billetter slutter med året barnet fyller {{age}}: det er {{lastDay}}. Velg en annen kategori eller en tidligere dag.',
  zoneUnknown: 'Sonene kan ikke velges. Velg på nytt.',
  productNotOffered: order.PRODUCT_NOT_OFFERED,
  phoneNotMobile: order.PHONE_NOT_MOBILE,
  mediumNotOffered: 'En billett på mobil kan ikke flyttes til et reisekort.',
  noPostAddress:
    'Navnet står på reisekortet, og et nytt kort sendes til bedriftens postadresse. Den mangler.',
  conflicting:
    'Ansattnummeret, eller den samme i familien, har allerede en billett disse dagene. Velg en annen dag, eller avslutt den først.',
  alreadyExists:
    'Mobilen har allerede en billett disse dagene. Hver billett trenger et nummer for seg selv.',
} as const;
