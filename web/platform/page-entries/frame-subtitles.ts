import type { PagePath } from '@takst/contract/app/pages.ts';

/**
 * Pages whose heading has a text below it with the name of the company alone: its text file and its key. The build puts it
 * into the frame that the server sends (docs/decisions/0117); browsers do not load this list.
 */
export const frameSubtitles: { readonly [Path in PagePath]?: { file: string; key: string } } = {
  '/bedriftsavtale': { file: 'employees', key: 'listSubtitle' },
  '/borettslag': { file: 'employees', key: 'listSubtitle' },
  '/skole': { file: 'school-ticket-list', key: 'subtitle' },
};
