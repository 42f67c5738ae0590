export const nb = {
  title: 'Skatt av fribillett til familien',
  title_employeeTicket: 'Skatt av ansattbillett til familien',
  lead: '{{company}} vil bestille en fribillett til noen i familien din. Her ser du hva den betyr for skatten din. Ingenting er bestilt ennå.',
  lead_employeeTicket:
    '{{company}} vil bestille en ansattbillett til noen i familien din. Her ser du hva den betyr for skatten din. Ingenting er bestilt ennå.',
  amountTitle: 'Legges til inntekten din',
  perMonth: 'per måned',
  perYear: '{{amount}} for et helt år',
  addedToIncome:
    'Arbeidsgiveren legger beløpet til inntekten din hver måned billetten gjelder. Du skatter av det som av lønn. Det du betaler selv, er trukket fra.',
  pricesChange:
    'Beløpet er regnet ut {{date}} med dagens priser. Endres prisene, endres beløpet også.',
  ticketTitle: 'Billetten',
  relation: 'For',
  familyMember: 'Familiemedlem',
  zone: 'Sone {{name}}',
  from: 'Fra',
  askTitle: 'Spørsmål?',
  ask: '{{company}} har registrert dette. Vil du ikke ha billetten, eller lurer du på noe, så spør dem som administrerer fribilletter der.',
  ask_employeeTicket:
    '{{company}} har registrert dette. Vil du ikke ha billetten, eller lurer du på noe, så spør dem som administrerer ansattbilletter der.',
  whyStored: 'Hva vi lagrer, og hvorfor',
  validThrough: 'Lenken virker til og med {{date}}.',
  notFound: 'Lenken virker ikke',
  notFoundText:
    'Den er for gammel, eller ikke riktig. En lenke virker i 30 dager. Be arbeidsgiveren sende en ny.',
  tooMany: 'For mange forsøk',
  tooManyText: 'Vent noen minutter, og prøv igjen.',
  notLoaded: 'Vi får ikke hentet siden',
  notLoadedText: 'Sjekk nettet, og prøv igjen.',
} as const;
