import { expect, test } from 'vitest';
import { safeReturnTo } from './return-to.ts';

test.each(['/bedriftsavtale', '/bedriftsavtale/ansatt/17?side=2#billetter', '/?utm=a//b'])(
  '%s is a page to return to',
  (path) => {
    expect(safeReturnTo(path)).toBe(path);
  },
);

test.each([
  undefined,
  '',
  'bedriftsavtale',
  'https://evil.example/',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/%2e//evil.example',
  'javascript:alert(1)',
  `/${'a'.repeat(2_001)}`,
  '/login?returnTo=/',
  '/logout',
  '/implicit/callback?code=x',
  '/oidc/session/end',
])('%j leads home instead', (path) => {
  expect(safeReturnTo(path)).toBe('/');
});
