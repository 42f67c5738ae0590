import type { Texts } from '#platform/texts/texts.ts';
import type { nb } from './unit-findings.nb.ts';

export const en: Texts<typeof nb> = {
  twoHouseholds: 'Two households',
  runsAfterMoveOut: 'Runs after the move-out',
};
