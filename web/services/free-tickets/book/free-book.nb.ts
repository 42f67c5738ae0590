export const nb = {
  department: 'Avdeling',
  allDepartments: 'Alle avdelinger',
  soFar: 'Foreløpig',
  erasing:
    'Navn og telefonnummer slettes tre måneder etter at en billett er slutt, og ansattnummeret etter 31. mars året etter. Antall og beløp blir stående.',
} as const;
