export const nb = {
  title: 'Meldinger som ikke kom fram',
  subtitle:
    'E-poster og SMS som vi har gitt opp å sende. De står her i 30 dager, eller til noen sender dem på nytt.',
  searchLabel: 'Søk på mottaker eller bedrift',
  filters: 'Vis',
  filterAll: 'Alle',
  filterSms: 'SMS',
  failedAt: 'Når',
  message: 'Melding',
  sms: 'SMS',
  recipient: 'Mottaker',
  noCompany: 'Ingen',
  noRecipient: 'Ingen',
  reason: 'Siste svar',
  act: 'Send på nytt',
  sendAgain: 'Send på nytt',
  // What it was about
  aboutTicket: 'Billett',
  aboutSubscription: 'Abonnement',
  aboutActivationLink: 'Lenke for å aktivere innlogging',
  aboutPhoneCode: 'Kode for å bekrefte mobilnummer',
  aboutRejection: 'Avslag på bestilling',
  aboutAccessRequest: 'Forespørsel om tilgang',
  aboutAccessRejected: 'Avslag på tilgang',
  aboutRequests: 'Nye bestillinger til godkjenning',
  aboutLowStock: 'Få koder igjen',
  aboutSmsCap: 'SMS som holdes tilbake',
  aboutChildEnds: 'Barnebilletter som slutter',
  aboutClosedMonths: 'Skattegrunnlag som er klart',
  aboutOnboarding: 'Registrering av ny kunde',
  aboutOnboardingLink: 'Lenke for å signere en avtale',
  aboutSchoolDeadline: 'Frist for å bestille skolebilletter',
  aboutUnusedCodes: 'Billetter fra billettluka som snart utløper',
  aboutVoucherLink: 'Lenke til verdikode for bildeling',
  aboutVoucherCode: 'Verdikode for bildeling',
  aboutTaxNotice: 'Skatt av en familiebillett',
  aboutContactForm: 'Kontaktskjema',
  aboutProposal: 'Endring av priser eller oppsett',
  aboutNewPrices: 'Nye priser',
  aboutOther: 'Annet',
  // Held back by a cap of the day
  heldForCompany:
    'Holdt tilbake: Bedriften hadde sendt {{max}} SMS den dagen. Flere går ut når du sender dem.',
  heldForPhone:
    'Holdt tilbake: Nummeret hadde fått {{max}} SMS den dagen. Flere går ut når du sender dem.',
  // What cannot be sent again
  newLink: 'Lag en ny lenke på siden til brukeren.',
  newSigneeLink:
    'Den som startet registreringen, kan sende en ny lenke fra siden «Bli bedriftskunde».',
  newTaxNotice: 'Bedriften kan sende en ny lenke fra bestillingen.',
  sendFromOffer: 'Send på nytt fra tilbudet',
  codeIsOld: 'Koden gjaldt i noen minutter. Personen kan be om en ny.',
  // There was nobody to send it to
  noAdministrator: 'Bedriften har ingen administrator.',
  noBuyer: 'Bedriften har ingen som bestiller i billettluka.',
  addBuyer:
    'Gi noen rollen som billettluke-administrator. De ser i ordrehistorikken når billettene utløper.',
  noSchoolAdministrator: 'Skolen har ingen administrator for skolebilletter.',
  addSchoolAdministrator:
    'Gi noen ved skolen rollen som administrator for skolebilletter. Er fristen ikke ute, sendes e-posten neste morgen.',
  addAdministrator:
    'Legg til en administrator for bedriften. Er måneden ikke over, sendes e-posten neste natt.',
  addAdministratorAnyDay:
    'Legg til en administrator for bedriften. Da sendes e-posten neste morgen.',
  // Sending again
  question:
    'Meldingen sendes én gang til, med det samme innholdet. Hvis det ikke går, står den her igjen.',
  checkRecipient:
    'Er nummeret eller adressen feil, må det rettes der det hører hjemme, og sendes derfra.',
  cancel: 'Tilbake',
  failedTitle: 'Meldingen ble ikke sendt',
  notFound: 'Meldingen er slettet. Den er eldre enn 30 dager.',
  alreadySent: 'Noen har sendt den på nytt allerede.',
  notSendable: 'Denne meldingen kan ikke sendes på nytt.',
  sent: 'Meldingen sendes på nytt',
  sentTo: 'Til {{recipient}}',
  emptyTitle: 'Alt er levert',
  emptyText: 'Her står e-poster og SMS som ikke kom fram.',
  noHitText: 'Du kan søke på telefonnummer, e-postadresse, bedrift og svar.',
} as const;
