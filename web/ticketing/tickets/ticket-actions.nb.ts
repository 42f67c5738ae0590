import * as order from '@takst/domain/platform/refusals/order.nb.ts';

export const nb = {
  // What can be done on the employee page
  changeInfo: 'Endre opplysninger',
  editTicket: 'Endre billetten',
  unavailableActions: 'Hva som ikke kan gjøres nå',
  changeZone: 'Bytt soner',
  endTicket: 'Avslutt',
  cancelTicket: 'Avbestill',
  resendCode: 'Send kode på nytt',
  resendTicket: 'Send billett på nytt',
  changePhone: 'Ny telefon',
  changeReference: 'Bytt referanse',
  replaceCard: 'Erstatningskort',
  temporaryTicket: 'Midlertidig billett',
  printPaper: 'Skriv ut papirbeviset',
  collectFee: 'Eleven har betalt',
  showCards: 'Se reisekortet',
  // Why it cannot be done now
  hasLastDay: 'Billetten har allerede en siste dag.',
  hasNotBegun: 'Du kan bytte soner fra den dagen billetten begynner å gjelde.',
  codeIsUsed: 'Koden er brukt. Billetten ligger på mobilen.',
  hasNoCode: 'Billetten har ingen hentekode.',
  isContinued: 'En annen billett fortsetter denne.',
  cardNotInUse: 'Reisekortet til billetten er ikke i bruk.',
  // Taking an end back
  undoEnd: 'Angre avslutningen',
  endUndone: 'Avslutningen er angret',
  validAsBefore: '{{name}}: billetten gjelder som før',
  endNotUndoable: 'Avslutningen kan ikke angres lenger.',
  heldSinceEnd: 'Avslutningen kan ikke angres. Personen har fått en ny billett i mellomtiden.',
  ticketGone: order.TICKET_NOT_FOUND,
} as const;
