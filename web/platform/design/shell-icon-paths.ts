/** The icons of the frame: its buttons and menus. */
export const shellIconPaths = {
  menu: 'M4 6h16 M4 12h16 M4 18h16',
  settings:
    'M4 7h9 M17 7h3 M15 5a2 2 0 1 0 0 4 2 2 0 0 0 0-4z M4 17h3 M11 17h9 M9 15a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z M12 2v2 M12 20v2 M2 12h2 M20 12h2 M5 5l1.4 1.4 M17.6 17.6l1.4 1.4 M5 19l1.4-1.4 M17.6 6.4l1.4-1.4',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
} as const;
