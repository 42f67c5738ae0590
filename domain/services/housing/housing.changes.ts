import type { ChangeFields } from '#platform/changes/change-field.ts';
import type { ChangeKinds } from '#platform/changes/change-kind.ts';
import type { CodeNames } from '#platform/changes/recorded-code.ts';

/** Who lives where in a housing association. */
export const housingKinds = {
  'move-in': {
    of: 'holder',
    name: { nb: 'Innflytting', en: 'Move-in' },
    action: { nb: 'registrerte innflytting', en: 'registered the move-in' },
  },
  'move-out': {
    of: 'holder',
    name: { nb: 'Utflytting', en: 'Move-out' },
    action: { nb: 'registrerte utflytting', en: 'registered the move-out' },
  },
  'undo-move-out': {
    of: 'holder',
    name: { nb: 'Utflytting angret', en: 'Move-out undone' },
    action: { nb: 'angret utflyttingen', en: 'undid the move-out' },
  },
  'live-together': {
    of: 'holder',
    name: { nb: 'Bor sammen', en: 'Live together' },
    action: { nb: 'registrerte samme husstand', en: 'registered the same household' },
  },
} as const satisfies ChangeKinds;

export const housingFields = {
  unit: { reading: 'text', personal: true, nb: 'Boenhet', en: 'Unit' },
  movedInOn: { reading: 'date', personal: false, nb: 'Flytter inn', en: 'Moves in' },
  movedOutOn: {
    reading: 'date',
    personal: false,
    nb: 'Siste dag i boenheten',
    en: 'Last day in the unit',
  },
} as const satisfies ChangeFields;

/** What is done with many. */
export const housingCodes = {
  'housing-orders': { nb: 'Bestilling for flere', en: 'Order for many' },
} as const satisfies CodeNames;
