import '../react-aria-on-preact.ts';
import '../form/form-design.ts';
import { en } from './design.en.ts';
import { nb } from './design.nb.ts';
import { addIconPaths } from '../icon.tsx';
import { iconPaths } from '../icon-paths.ts';
import { addDesignTexts } from './use-design-texts.ts';

// Icons and words that visitors need not fetch: part of what signed-in users load first.
addIconPaths(iconPaths);
addDesignTexts({ nb, en });
