// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { createPageRouter } from './router.tsx';

const page = { title: 'titleHome', texts: [], load: async () => () => null } as const;
const entries = { '/register': page, '/home': page };

const pathsAt = (tenant: string): string[] => {
  document.head.innerHTML = `<meta name="tenant" content="${tenant}">`;
  return Object.keys(createPageRouter({ entries }).routesByPath);
};

describe('the pages of an operator', () => {
  afterEach(() => {
    document.head.innerHTML = '';
  });

  it('exclude the pages of other operators', () => {
    expect(pathsAt('ruter')).toEqual(expect.arrayContaining(['/home', '/register']));
    expect(pathsAt('akt')).toContain('/home');
    expect(pathsAt('akt')).not.toContain('/register');
  });
});
