import { expectNoFindingsAt } from './expect-no-findings-at.ts';
import { otherViewers } from './viewers.ts';

expectNoFindingsAt('ruter', otherViewers);
