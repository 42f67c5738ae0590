import { expectNoFindingsAt } from './expect-no-findings-at.ts';
import { peopleViewers } from './viewers.ts';

expectNoFindingsAt('ruter', peopleViewers);
