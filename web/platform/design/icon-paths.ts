import { firstIconPaths } from './first-icon-paths.ts';
import { shellIconPaths } from './shell-icon-paths.ts';
import { visitorIconPaths } from './visitor-icon-paths.ts';

/** The SVG path of each icon, on a 24 × 24 grid. */
export const iconPaths = {
  ...firstIconPaths,
  ...shellIconPaths,
  ...visitorIconPaths,
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8z M4 21c0-4 3.5-6 8-6s8 2 8 6',
  plus: 'M12 5v14 M5 12h14',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14z M20 20l-4-4',
  'chevron-left': 'm15 6-6 6 6 6',
  'chevron-right': 'm9 6 6 6-6 6',
  'arrow-up': 'M12 19V5 M6 11l6-6 6 6',
  'arrow-down': 'M12 5v14 M6 13l6 6 6-6',
  'arrow-right': 'M5 12h14 M13 6l6 6-6 6',
  sort: 'm8 10 4-4 4 4 M8 14l4 4 4-4',
  undo: 'M4 9h10a6 6 0 0 1 0 12H8 M8 5 4 9l4 4',
  history: 'M3.5 12a8.5 8.5 0 1 0 2.6-6.1L3.5 8.4 M3.5 4v4.4h4.4 M12 7.5V12l3 2',
  swap: 'M4 8h15 M15.5 4.5 19 8l-3.5 3.5 M20 16H5 M8.5 12.5 5 16l3.5 3.5',
  send: 'M20 4 3.5 10.5l6.5 3 3 6.5z M20 4l-10 9.5',
  more: 'M5 12v.01 M12 12v.01 M19 12v.01',
  'circle-plus': 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z M8 12h8 M12 8v8',
  minus: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z M8 12h8',
  home: 'm4 11 8-7 8 7 M6 9.5V20h12V9.5 M10 20v-6h4v6',
  'user-off':
    'M10 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8z M2 21c0-4 3.5-6 8-6 1.2 0 2.3.1 3.3.4 M16.5 16l5 5 M21.5 16l-5 5',
  company: 'M5 21V4h10v17 M15 9h4v12 M3 21h18 M8 8h4 M8 12h4 M8 16h4',
  wallet: 'M19 7V5H5a2 2 0 0 0 0 4h15v11H5a2 2 0 0 1-2-2V7 M20 12h-4a2 2 0 0 0 0 4h4',
  inbox: 'M3 13h5l1.5 3h5l1.5-3h5 M6 5h12l3 8v6a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-6z',
  card: 'M4 5h16a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1z M3 10h18 M7 15h4',
  printer:
    'M7 8V3h10v5 M7 17H4a1 1 0 0 1-1-1v-6a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v6a1 1 0 0 1-1 1h-3 M7 14h10v7H7z',
  school: 'm2 9 10-5 10 5-10 5z M6 11.5V16c0 1.5 3 3 6 3s6-1.5 6-3v-4.5 M22 9v5',
  'sign-out': 'M10 4H5a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h5 M10 12h11 M17 8l4 4-4 4',
  edit: 'm4 20 1-4L16 5l3 3L8 19z M14 7l3 3',
  trash: 'M4 7h16 M9 7V4h6v3 M6 7l1 13h10l1-13 M10 11v5 M14 11v5',
  copy: 'M9 9h10a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V10a1 1 0 0 1 1-1z M5 15H4V5a1 1 0 0 1 1-1h10v1',
} as const;

export type IconName = keyof typeof iconPaths;
