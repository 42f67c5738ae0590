import { rowRefusals } from '@takst/domain/platform/refusals/row-refusals.texts.ts';

/** Why somebody was not moved in, in the file of rows that were not done. */
export const moveInReasons = {
  UNIT_OCCUPIED: rowRefusals.UNIT_OCCUPIED,
  END_DATE_NOT_OFFERED: rowRefusals.OCCUPANTS_END_NOT_OFFERED,
} as const;
