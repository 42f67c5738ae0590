import type { NewRequest } from './make-skeleton.ts';

const ofUnits = { isRead: false, table: 'housing.unit', needs: 'housing' } as const;

/** One of each kind, to be written into one copy of the project. */
export const requestsToTry: readonly NewRequest[] = [
  { ...ofUnits, kind: 'operation', path: 'services/housing/unit/get-shed', isRead: true },
  { ...ofUnits, kind: 'operation', path: 'services/housing/change-shed' },
  { ...ofUnits, kind: 'list', path: 'services/housing/shed-list', page: '/borettslag/boder' },
  { ...ofUnits, kind: 'job', path: 'services/housing/check-shed' },
  { ...ofUnits, kind: 'service', path: 'services/bikes/bike-list', page: '/sykler' },
  {
    kind: 'dialog',
    path: 'ticketing/subscribers/note/clear-note',
    isRead: false,
    call: 'change-note',
  },
];

/** The same as it is typed after `npm run new --`. */
export const argsOf = ({ kind, path, isRead, ...flags }: NewRequest): string[] => [
  kind,
  path,
  ...(isRead ? ['--read'] : []),
  ...Object.entries(flags).flatMap(([name, value]) => (value ? [`--${name}`, value] : [])),
];
