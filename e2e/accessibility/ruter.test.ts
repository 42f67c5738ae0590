import { expectNoFindingsAt } from './expect-no-findings-at.ts';

expectNoFindingsAt('ruter');
