import type { ChangeKindTexts } from './change-kind-texts.ts';

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
} as const satisfies Record<string, ChangeKindTexts>;
