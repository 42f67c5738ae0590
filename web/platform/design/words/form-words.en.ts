import * as field from '@takst/domain/platform/refusals/field.en.ts';
import type { Texts } from '#platform/texts/texts.ts';
import type { nb } from './form-words.nb.ts';

export const en: Texts<typeof nb> = {
  close: 'Close',
  chooseOne: 'Choose',
  phoneCountry: field.PHONE_COUNTRY,
  countryCode: 'Country code',
  draftLeft: 'We keep what you wrote',
  draftLeftText: 'It is here when you come back.',
  draftTitle: 'Here is what you wrote last time',
  draftText: 'It has not been sent yet.',
  startOver: 'Start over',
};
