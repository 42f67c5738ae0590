export const nb = {
  loading: 'Laster Bedriftsportalen...',
  setupErrorTitle: 'Vi klarte ikke å hente informasjon om brukeren din!',
  setupErrorText: 'Det kan hende at brukeren din er satt opp feil, eller at tjenesten er nede.',
  signInExpired: 'Innloggingen tok for lang tid, eller den var fullført fra før.',
  signInUnavailable: 'Innloggingstjenesten svarer ikke som den skal akkurat nå.',
  tryAgainLater: 'Prøv igjen senere',
  backToHomepage: 'Gå tilbake til forsiden',
  pickerTitle: 'Velg bedrift',
  pickerText: 'Hei, {{name}}! Hvilken bedrift vil du jobbe med?',
  pickerSearch: 'Søk etter bedrift',
  pickerSearchHelp: 'Navn, organisasjonsnummer eller kundenummer',
  pickerEmpty: 'Ingen bedrifter passer med søket ditt',
  pickerCount_one: '{{count}} bedrift',
  pickerCount_other: '{{count}} bedrifter',
  pickerMore: 'Vi viser de første {{shown}}. Søk for å finne de andre.',
  organisationNumber: 'Org.nr. {{number}}',
  customerNumber: 'Kundenr. {{id}}',
  chosenNow: 'Valgt nå',
  signedOutTitle: 'Du er logget ut',
  signedOutText:
    'Det er en stund siden sist, så vi har logget deg ut. Det du har skrevet er tatt vare på. Logg inn igjen, så fortsetter du der du var.',
  signInAgain: 'Logg inn igjen',
  stayHere: 'Bli på siden',
} as const;

declare module '#texts/texts.ts' {
  interface TextFiles {
    session: typeof nb;
  }
}
