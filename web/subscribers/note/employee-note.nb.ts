export const nb = {
  title: 'Intern merknad',
  none: 'Ingen merknad. Her kan du skrive noe som er godt å vite for deg og kollegene dine.',
  add: 'Skriv',
  addNote: 'Skriv merknad',
  change: 'Endre',
  changeNote: 'Endre merknaden',
  label: 'Merknad',
  help: 'Høyst 500 tegn. Alle som administrerer bedriftsbilletter hos dere, kan lese den.',
  help_housing: 'Høyst 500 tegn. Alle som administrerer beboerbilletter hos dere, kan lese den.',
  saved: 'Merknaden er lagret!',
  seeNote: 'Se merknaden',
  failed: 'Vi fikk ikke lagret merknaden',
  employeeGone: 'Vi finner ikke den ansatte lenger.',
  employeeGone_housing: 'Vi finner ikke beboeren lenger.',
  changedSince:
    'Noen andre har endret merknaden i mellomtiden. Nå står det: «{{note}}». Lagrer du én gang til, erstatter din tekst deres.',
  removedSince:
    'Noen andre har fjernet merknaden i mellomtiden. Lagrer du én gang til, blir din tekst stående.',
} as const;
