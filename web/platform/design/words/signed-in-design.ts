import '../react-aria-on-preact.ts';
import '../form/form-design.ts';
import { en } from './design.en.ts';
import { nb } from './design.nb.ts';
import { addIconPaths } from '../icon.tsx';
import { iconPaths } from '../icon-paths.ts';
import { addDesignTexts } from './use-design-texts.ts';

// Icons and words that only signed-in users load, with their first page.
addIconPaths(iconPaths);
addDesignTexts({ nb, en });
