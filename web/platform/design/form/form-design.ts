import { addDesignTexts } from '#platform/design/use-design-texts.ts';
import { en } from './form-words.en.ts';
import { nb } from './form-words.nb.ts';

// Words that visitors fetch with a page that has a form, and signed-in users with what they load first.
addDesignTexts({ nb, en });
