import * as row from '@takst/domain/platform/refusals/row.nb.ts';

export const nb = {
  title: 'Sammenlign ansattlisten',
  subtitle:
    'Finn hvem som har begynt, sluttet eller endret noe i {{company}}. Ingenting skjer før dere har godtatt det.',
  checkTitle: 'Se over forslagene',
  wholeText: 'De som har billett og ikke står i listen, foreslås avsluttet.',
  partText: 'Vi ser etter nye og endringer. Ingen regnes som sluttet.',
  carryOut_one: 'Utfør {{rows}} endring',
  carryOut_other: 'Utfør {{rows}} endringer',
  carriedOut_one: '{{rows}} endring er utført',
  carriedOut_other: '{{rows}} endringer er utført',
  // What is done
  actOrder: 'Bestill billett',
  actEnd: 'Avslutt billett',
  actUpdate: 'Endre opplysninger',
  actMove: 'Flytt til nytt mobilnummer',
  // The groups
  joiner: 'Nye',
  leaver: 'Sluttet',
  changed: 'Endret',
  changedPhone: 'Nytt mobilnummer',
  unclear: 'Uklart',
  neverLeaver: 'Aldri sluttet',
  unchanged: 'Uten endring',
  joinerText: 'Står i listen og har ingen billett her. Godtatte får billett.',
  leaverText:
    'Har billett og står ikke i listen. Se over dem: bare de dere godtar, blir avsluttet.',
  changedText: 'Navn, ansattnummer eller avdeling er annerledes i listen.',
  changedPhoneText:
    'Har et annet mobilnummer i listen. Godtatte får ny billett på det nye nummeret, og den gamle slutter å virke.',
  unclearText:
    'Kan leses på flere måter. Her foreslår vi ingenting; rett dem i listen eller på siden til den ansatte.',
  neverLeaverText: 'Står ikke i listen, og dere har sagt at de aldri regnes som sluttet.',
  unchangedText: 'Listen sier det samme som vi vet.',
  // The comparison
  summary: '{{joiners}} nye, {{leavers}} sluttet, {{changed}} endret, {{unchanged}} uten endring.',
  halfText:
    '{{leavers}} av {{people}} med billett står ikke i listen. Er det bare en del av listen dere har lest, velger dere «Nei, bare en del». For å avslutte må dere skrive antallet.',
  // What is in the way
  subscriberNotFound: row.SUBSCRIBER_NOT_FOUND,
  neverLeaverFault: row.NEVER_LEAVER,
  noActiveTicket: 'Billetten har ikke begynt. Avbestill den på siden til den ansatte.',
  endAlreadySet: 'Billetten har allerede en siste dag',
  ticketNotEndable: row.TICKET_NOT_ENDABLE,
  endDateNotOffered: 'Billetten kan ikke avsluttes denne dagen. Velg en annen siste dag.',
  ticketNotChangeable: row.TICKET_NOT_CHANGEABLE,
  phoneOfAnother: row.PHONE_OF_ANOTHER,
  startDateMissing: 'Velg når billetten skal begynne',
  zonesMissing: 'Velg soner for dem som er nye',
  ticketAlreadyHeld: row.TICKET_ALREADY_HELD,
  subscriptionAlreadyHeld: row.SUBSCRIPTION_ALREADY_HELD,
  startDateInQuarantine: row.START_DATE_IN_QUARANTINE,
  agreementNotFound: 'Velg fakturareferanse for dem som er nye',
  agreementNotValid: row.AGREEMENT_NOT_VALID,
  startDateNotOffered: row.START_DATE_NOT_OFFERED,
  zonesNotOffered: row.ZONES_NOT_OFFERED,
  profileNotOffered: row.PROFILE_NOT_OFFERED,
  productNotOffered: row.PRODUCT_NOT_OFFERED,
  phoneNotMobile: row.PHONE_NOT_MOBILE,
  notComparedFault: 'Sammenlign listen på nytt',
  // Carrying out
  confirmLabel: 'Skriv hvor mange billetter som avsluttes',
  confirmHelp: '{{number}} billetter avsluttes. Skriv tallet for å bekrefte at listen er hel.',
} as const;
