import * as field from '@takst/domain/platform/refusals/field.nb.ts';
/** The words of forms and dialogs, which some visitors need as well. */
export const nb = {
  close: 'Lukk',
  chooseOne: 'Velg',
  phoneCountry: field.PHONE_COUNTRY,
  countryCode: 'Landkode',
  draftLeft: 'Vi tar vare på det du skrev',
  draftLeftText: 'Det ligger klart når du kommer tilbake.',
  draftTitle: 'Her er det du skrev sist',
  draftText: 'Det er ikke sendt ennå.',
  startOver: 'Begynn på nytt',
} as const;
