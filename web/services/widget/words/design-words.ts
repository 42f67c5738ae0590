import { addDesignTexts } from '#platform/design/words/use-design-texts.ts';
import { en } from './order-form.en.ts';
import { nb } from './order-form.nb.ts';

// Of the words that users load, those of the fields in this form.
addDesignTexts({
  nb: { chooseOne: nb.chooseOne, countryCode: nb.countryCode },
  en: { chooseOne: en.chooseOne, countryCode: en.countryCode },
});
