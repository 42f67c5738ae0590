/** The storeys of each workspace that has areas, bottom to top (docs/decisions/0122). */
export const storeys = [
  'platform',
  'customers',
  'catalogue',
  'ticketing',
  'billing',
  'services',
  'app',
] as const;
export type Storey = (typeof storeys)[number];

export const isStorey = (name: string): name is Storey => storeys.some((storey) => storey === name);

/** Whether a folder of a workspace is a storey of areas; `app` is one area by itself. */
export const isStoreyOfAreas = (name: string): boolean => name !== 'app' && isStorey(name);

/** The area: the folder below the storey; `app` and `testing`, which lie below no storey, are areas by themselves. */
export function areaOf(path: string): string {
  const [, first = '', second = ''] = path.split('/');
  return isStoreyOfAreas(first) ? second : first;
}

/** The folder of the area: `server/billing/invoices`, `web/app`. */
export function areaFolderOf(path: string): string {
  const [workspace = '', first = '', second = ''] = path.split('/');
  return isStoreyOfAreas(first) ? `${workspace}/${first}/${second}` : `${workspace}/${first}`;
}
