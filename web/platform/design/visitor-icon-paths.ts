/** The icons of pages for visitors, beside the first ones. */
export const visitorIconPaths = {
  users:
    'M9 4a3.7 3.7 0 1 0 0 7.4A3.7 3.7 0 0 0 9 4z M2 20c0-3.6 3-5.5 7-5.5s7 1.9 7 5.5 M16 4.4a3.6 3.6 0 0 1 0 6.6 M18 15c2.4.8 4 2.4 4 5',
  document:
    'M6 3h8l5 5v12a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1z M14 3v5h5 M9 13h6 M9 17h6',
  map: 'm3 6 6-2 6 2 6-2v14l-6 2-6-2-6 2z M9 4v14 M15 6v14',
  code: 'm8 7-5 5 5 5 M16 7l5 5-5 5 M13.5 5l-3 14',
  download: 'M12 4v11 M7 10.5l5 5 5-5 M5 20h14',
  ring: 'M12 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12z',
  key: 'M8 11a4 4 0 1 0 0 8 4 4 0 0 0 0-8z M11 12.2 20 3 M16 7l3 3',
  mail: 'M4 5h16a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1z M3 7l9 7 9-7',
} as const;
