/** What comes with the portal, to its server or to a browser. All of them go together with EUPL-1.2. */
const shipped = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
];

/** Tools that are run and not handed on may ask for more of those who change them. */
const forTools = [...shipped, 'CC-BY-4.0', 'MPL-2.0'];

export type Use = 'server' | 'pages' | 'tools';

/** Whether an SPDX expression can be met by what is allowed: each part of an AND, one part of an OR. */
export function isAllowed(expression: string, use: Use): boolean {
  const allowed = use === 'tools' ? forTools : shipped;
  const alternatives = expression.replaceAll(/[()]/g, '').split(' OR ');
  // Brackets around an OR within an AND would need a parser; no package has one.
  if (expression.includes(' AND ') && alternatives.length > 1) return false;
  return alternatives.some((one) => one.split(' AND ').every((name) => allowed.includes(name)));
}
