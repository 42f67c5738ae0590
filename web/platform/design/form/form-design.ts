import { addDesignTexts } from '#platform/design/words/use-design-texts.ts';
import { en } from '../words/form-words.en.ts';
import { nb } from '../words/form-words.nb.ts';

// Words that visitors fetch with a page that has a form, and signed-in users with what they load first.
addDesignTexts({ nb, en });
