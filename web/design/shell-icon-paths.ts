/** The icons of the menus and of pages for visitors; pages of personal links do without them. */
export const shellIconPaths = {
  menu: 'M4 6h16 M4 12h16 M4 18h16',
  settings:
    'M4 7h9 M17 7h3 M15 5a2 2 0 1 0 0 4 2 2 0 0 0 0-4z M4 17h3 M11 17h9 M9 15a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z M12 2v2 M12 20v2 M2 12h2 M20 12h2 M5 5l1.4 1.4 M17.6 17.6l1.4 1.4 M5 19l1.4-1.4 M17.6 6.4l1.4-1.4',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  users:
    'M9 4a3.7 3.7 0 1 0 0 7.4A3.7 3.7 0 0 0 9 4z M2 20c0-3.6 3-5.5 7-5.5s7 1.9 7 5.5 M16 4.4a3.6 3.6 0 0 1 0 6.6 M18 15c2.4.8 4 2.4 4 5',
  document:
    'M6 3h8l5 5v12a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1z M14 3v5h5 M9 13h6 M9 17h6',
  map: 'm3 6 6-2 6 2 6-2v14l-6 2-6-2-6 2z M9 4v14 M15 6v14',
  code: 'm8 7-5 5 5 5 M16 7l5 5-5 5 M13.5 5l-3 14',
} as const;
