export const nb = {
  titleOf: 'Billetten til {{name}}',
  active: 'Gyldig',
  pending: 'Ikke gyldig ennå',
  expired: 'Utløpt',
  cancelled: 'Avbestilt',
  failed: 'Ikke utstedt',
  pendingText: 'Billetten gjelder fra {{start}}. Da kommer koden til kontroll her.',
  expiredText: 'Billetten gikk ut {{end}} og kan ikke brukes.',
  cancelledText: 'Billetten er avbestilt og kan ikke brukes.',
  failedText: 'Billetten kunne ikke utstedes. Ta kontakt med den som bestilte den.',
  code: 'Kode til kontroll',
  codeHelp: 'Vis koden i kontroll. Den fornyer seg selv, så et skjermbilde varer ikke lenge.',
  codeOutdated: 'Koden er for gammel til å vises. Koble til nettet, så kommer det en ny.',
  zone: 'Sone {{name}}',
  validity: 'Gjelder',
  fromTo: '{{start}} – {{end}}',
  from: 'Fra {{start}}, til den avsluttes',
  product: 'Billett',
  pickupHelp: 'Skriv hentekoden inn i {{operator}}-appen, så har du billetten der.',
  downloaded: 'Billetten er hentet til appen.',
  nextTicket: 'Du har en ny billett fra {{start}}.',
  toNextTicket: 'Se den nye billetten',
  offline: 'Ingen nettforbindelse',
  trouble: 'Vi får ikke oppdatert billetten akkurat nå',
  asItWas: 'Du ser billetten slik den var kl. {{time}}.',
  notFound: 'Vi finner ikke billetten',
  notFoundText: 'Lenken er feil eller gjelder ikke lenger. Åpne den slik den står i SMS-en.',
  tooMany: 'For mange forsøk',
  tooManyText: 'Vent noen minutter, og åpne lenken på nytt.',
  notLoaded: 'Vi får ikke hentet billetten',
  notLoadedText: 'Sjekk nettforbindelsen, og prøv igjen.',
} as const;

declare module '#texts/texts.ts' {
  interface TextFiles {
    'ticket-holder': typeof nb;
  }
}
