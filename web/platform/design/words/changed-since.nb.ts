/** After somebody else's change: what is there now, and both ways on. */
export const nb = {
  changedSince: 'Noen andre har endret dette i mellomtiden. Lagrer du én gang til, gjelder ditt.',
  changedSinceTo:
    'Noen andre har endret dette i mellomtiden. Nå står det: «{{now}}». Lagrer du én gang til, gjelder ditt.',
  removedSince: 'Noen andre har fjernet dette i mellomtiden. Lagrer du én gang til, gjelder ditt.',
  keepTheirs: 'Behold det som er lagret',
} as const;
