/** The simple form of `/register` (spec 3 §2). */
export const nb = {
  title: 'Be om tilgang',
  lead: 'Fyll ut skjemaet, så tar vi kontakt. Er bedriften kunde allerede, går forespørselen til dem som administrerer brukerne der.',
  companyTitle: 'Bedriften',
  companyName: 'Navn på bedriften',
  personTitle: 'Deg',
  send: 'Send forespørselen',
  sentTitle: 'Forespørselen er sendt',
  sentText:
    'Vi har sendt den videre for {{company}}. Når den er behandlet, får du svar på e-post til {{email}}.',
  sentMore: 'Du trenger ikke sende den på nytt.',
  toFrontPage: 'Til forsiden',
} as const;
