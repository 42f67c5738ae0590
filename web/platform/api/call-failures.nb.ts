export const nb = {
  offline: 'Vi får ikke kontakt med tjenesten. Sjekk at du har nett, og prøv igjen.',
  timedOut: 'Det tok for lang tid å få svar. Prøv igjen – det blir ikke gjort to ganger.',
  notSignedIn: 'Du er logget ut. Logg inn igjen, så fortsetter du der du var.',
  notAllowed: 'Brukeren din har ikke tilgang til dette.',
  notFound: 'Vi finner ikke det du ser etter. Kanskje noen nettopp har fjernet det.',
  invalidInput: 'Du må rette det som er feil før vi kan lagre.',
  invalidForm: 'Det skjedde en feil da skjemaet skulle lagres',
  tooManyRequests_one: 'Det ble litt mye på en gang. Vent {{count}} sekund, og prøv igjen.',
  tooManyRequests_other: 'Det ble litt mye på en gang. Vent {{count}} sekunder, og prøv igjen.',
  unavailable: 'Tjenesten er nede akkurat nå. Prøv igjen om litt.',
  unexpected: 'Det har skjedd en feil hos oss. Prøv igjen, eller kontakt kundeservice.',
  unexpectedWithId:
    'Det har skjedd en feil hos oss. Prøv igjen, eller kontakt kundeservice og oppgi koden {{id}}.',
} as const;
