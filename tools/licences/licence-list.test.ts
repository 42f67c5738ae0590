import { describe, expect, it } from 'vitest';
import { licenceList } from './licence-list.ts';
import { isAllowed } from './licence-rules.ts';

const lock = JSON.stringify({
  packages: {
    '': { devDependencies: { axe: '1' } },
    web: { devDependencies: { preact: '1' } },
    'node_modules/@takst/web': { link: true },
    'node_modules/fastify': { version: '5.0.0', license: 'MIT' },
    'node_modules/preact': {
      version: '11.0.0',
      license: 'MIT',
      dev: true,
      dependencies: { signals: '2' },
    },
    'node_modules/preact/node_modules/signals': { version: '2.0.0', license: 'GPL-3.0', dev: true },
    'node_modules/signals': { version: '1.0.0', license: 'MIT', dev: true },
    'node_modules/axe': { version: '4.0.0', license: 'MPL-2.0', dev: true },
    'node_modules/silent': { version: '1.0.0' },
    'node_modules/png-js': { version: '2.0.0' },
  },
});

describe('the list of licences', () => {
  const { document, refused, count } = licenceList(lock);
  const sections = document.split('\n## ');

  it('has each package where it is used, those of the pages with what they need', () => {
    expect(count).toBe(7);
    expect(sections[1]).toContain('| MIT | fastify 5.0.0, png-js 2.0.0 |');
    expect(sections[2]).toContain('| GPL-3.0 | signals 2.0.0 |');
    expect(sections[2]).toContain('| MIT | preact 11.0.0 |');
    expect(sections[3]).toContain('| MIT | signals |');
    expect(sections[3]).toContain('| MPL-2.0 | axe |');
  });

  it('refuses a licence that does not go together with the portal’s, and none at all', () => {
    expect(refused).toEqual(['signals (pages): GPL-3.0', 'silent (server): no licence']);
  });

  it('lets tools ask for more than what is handed on', () => {
    expect([isAllowed('MPL-2.0', 'tools'), isAllowed('MPL-2.0', 'pages')]).toEqual([true, false]);
  });

  it('reads expressions: one of several is enough, or each is needed', () => {
    expect(isAllowed('(GPL-3.0 OR MIT)', 'server')).toBe(true);
    expect(isAllowed('MIT AND OFL-1.1', 'server')).toBe(true);
    expect(isAllowed('MIT AND GPL-3.0', 'server')).toBe(false);
    expect(isAllowed('(MIT OR GPL-3.0) AND GPL-3.0', 'server')).toBe(false);
  });
});
