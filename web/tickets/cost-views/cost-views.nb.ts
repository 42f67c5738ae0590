export const nb = {
  views: 'Visninger av kostnadene',
  units: 'Per boenhet',
  changes: 'Endringer',
} as const;
