import { registeredUnits } from '#testing/registered-units.ts';

/** A unit that stays unknown to the portal, for calls that ask the register about it. */
export const unknownUnit = '985615616';

const units = registeredUnits().filter((unit) => unit !== unknownUnit);
let count = 0;

/** So many units come in between that no operator is asked for one twice. */
export const nextUnit = () => units[(count += 1) % units.length];
export const nextPhone = () => `46${String((count += 1)).padStart(6, '0')}`;
