export const nb = {
  type: 'Type',
  customer: 'Kunde',
  contractor: 'Underleverandør',
  otherType: 'Annet',
  failed: 'Vi fikk ikke hentet bedriften.',
} as const;
