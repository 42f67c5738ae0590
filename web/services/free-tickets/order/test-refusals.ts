/** The title where the specification names no other (spec 3 §8). */
export const other = {
  en: 'A error happened when ordering the ticket',
  nb: 'Det skjedde en feil ved bestilling av billetten',
} as const;

type ToastTexts = readonly [title: string, text: string];

/** What each refusal says, and why (spec 3 §8). */
export const refusals: readonly (readonly [
  number,
  string,
  { readonly en: ToastTexts; readonly nb: ToastTexts },
])[] = [
  [
    409,
    'TICKET_ALREADY_EXISTS',
    {
      en: [
        'This ticket already exists',
        'The phone has a ticket on the same days. A child without a phone of its own needs a travel card.',
      ],
      nb: [
        'Denne billetten finnes allerede',
        'Telefonen har en billett i samme tidsrom. Et barn uten egen telefon trenger reisekort.',
      ],
    },
  ],
  [
    422,
    'TRAVEL_CARD_NO_COMPANY_POST_ADDRESS',
    {
      en: [
        'The company is missing a post address',
        'New travel cards are sent there. Enter the address first.',
      ],
      nb: ['Bedriften mangler postadresse', 'Nye reisekort sendes dit. Legg inn adressen først.'],
    },
  ],
  [
    422,
    'CONFLICTING_TICKET',
    {
      en: [
        'This employee number already has a ticket',
        'It runs on the same days. Choose a day after it is over, or end it first.',
      ],
      nb: [
        'Dette ansattnummeret har allerede en billett',
        'Den løper i samme tidsrom. Velg en dag etter at den er over, eller avslutt den først.',
      ],
    },
  ],
  [
    404,
    'AGREEMENT_NOT_FOUND',
    {
      en: [other.en, 'The department no longer exists. Reload the page, and try again.'],
      nb: [other.nb, 'Avdelingen finnes ikke lenger. Last siden på nytt, og prøv igjen.'],
    },
  ],
  [
    422,
    'AGREEMENT_NOT_VALID',
    {
      en: [
        other.en,
        'The agreement of the department is not valid on the start date. Choose another one.',
      ],
      nb: [other.nb, 'Avdelingens avtale gjelder ikke på startdatoen. Velg en annen.'],
    },
  ],
  [
    422,
    'START_DATE_TOO_EARLY',
    {
      en: [other.en, 'The start date has passed. Choose a new one.'],
      nb: [other.nb, 'Startdatoen er passert. Velg en ny.'],
    },
  ],
  [
    422,
    'START_DATE_TOO_LATE',
    {
      en: [other.en, 'The ticket can start six months ahead at most.'],
      nb: [other.nb, 'Billetten kan starte høyst seks måneder fram i tid.'],
    },
  ],
  [
    422,
    'BIRTH_DATE_TOO_RECENT',
    {
      en: [other.en, 'The date of birth has to be before today.'],
      nb: [other.nb, 'Fødselsdatoen må være før i dag.'],
    },
  ],
  [
    422,
    'PROFILE_MISMATCH',
    {
      en: [other.en, 'The category does not fit age and relation on the start date.'],
      nb: [other.nb, 'Kategorien passer ikke til alder og relasjon på startdatoen.'],
    },
  ],
  [
    422,
    'INVALID_ZONE_FROM',
    {
      en: [other.en, 'This zone to travel from cannot be chosen. Choose another one.'],
      nb: [other.nb, 'Fra-sonen kan ikke velges. Velg en annen.'],
    },
  ],
  [
    422,
    'INVALID_ZONE_TO',
    {
      en: [other.en, 'These zones cannot be chosen together. Choose another one to travel to.'],
      nb: [other.nb, 'Til-sonen kan ikke velges sammen med fra-sonen. Velg en annen.'],
    },
  ],
  [
    422,
    'PRODUCT_NOT_OFFERED',
    {
      en: [other.en, 'This ticket is not sold for the zones you have chosen. Choose again.'],
      nb: [other.nb, 'Denne billetten selges ikke for sonene du har valgt. Velg på nytt.'],
    },
  ],
  [
    422,
    'MOBILE_TICKET_INVALID_PHONE',
    {
      en: [other.en, 'This is not a mobile number. Enter a valid mobile number.'],
      nb: [other.nb, 'Dette er ikke et mobilnummer. Skriv et gyldig mobilnummer.'],
    },
  ],
  [
    422,
    'CARD_NUMBER_INVALID',
    {
      en: [other.en, 'The card number is not valid.'],
      nb: [other.nb, 'Kortnummeret er ikke gyldig.'],
    },
  ],
  [
    422,
    'NEW_CARD_NOT_OFFERED',
    {
      en: [other.en, 'New travel cards are not ordered here. Choose something else.'],
      nb: [other.nb, 'Her bestilles det ikke nye reisekort. Velg noe annet.'],
    },
  ],
];
