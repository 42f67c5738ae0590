export const nb = {
  twoHouseholds: 'To husstander',
  runsAfterMoveOut: 'Løper etter utflytting',
} as const;
