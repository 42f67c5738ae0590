import { describe, expect, it } from 'vitest';
import { insert } from './insert.ts';

const insertion = (into: string | RegExp, line: string, more = {}) => ({
  path: 'a.ts',
  into,
  line,
  ...more,
});

describe('a line is inserted', () => {
  it.each([
    ['an empty list', 'const jobs = [];', 'const jobs = [b,\n];'],
    ['a list', 'const jobs = [a];', 'const jobs = [a,b,\n];'],
    ['a list that ends with a comma', 'const jobs = [\n  a,\n];', 'const jobs = [\n  a,\nb,\n];'],
    [
      'a list with a comment at its end',
      'const jobs = [a, /* c */];',
      'const jobs = [a, /* c */b,\n];',
    ],
    [
      'a constant',
      'const jobs = [a] as const satisfies X;',
      'const jobs = [a,b,\n] as const satisfies X;',
    ],
    ['what is passed to a call', 'const jobs = gather([a]);', 'const jobs = gather([a,b,\n]);'],
    ['what a function gives', 'const jobs = () => [a];', 'const jobs = () => [a,b,\n];'],
    [
      'what a function returns',
      'function jobs() { const x = 1; return [a]; }',
      'function jobs() { const x = 1; return [a,b,\n]; }',
    ],
    ['a record', 'const jobs = { a };', 'const jobs = { a, b,\n};'],
    ['an interface', 'interface jobs { a: 1; }', 'interface jobs { a: 1; b,\n}'],
  ])('into %s', (_, text, expected) => {
    expect(insert('a.ts', text, insertion('jobs', 'b,'))).toBe(expected);
  });

  it('with its import after the others', () => {
    const text = "import { a } from './a.ts';\n\nconst jobs = [a];\n";
    const importing = "import { b } from './b.ts';";
    expect(insert('a.ts', text, insertion('jobs', 'b,', { importing }))).toBe(
      `import { a } from './a.ts';\n${importing}\n\nconst jobs = [a,b,\n];\n`,
    );
  });

  it.each([
    ['is not there', 'const works = [a];', insertion('jobs', 'b,')],
    ['is not the only one', 'const aKinds = {}; const bKinds = {};', insertion(/Kinds$/, 'b,')],
    ['is computed', 'const jobs = all();', insertion('jobs', 'b,')],
    [
      'lacks what the line needs',
      'const routes = ({ database }: D) => [];',
      insertion('routes', 'b(changes),', { taking: ['changes'] }),
    ],
    ['has a comma in a comment alone', 'const jobs = [a /* , */];', insertion('jobs', 'b,')],
    ['is no function', 'const routes = [];', insertion('routes', 'b(x),', { taking: ['x'] })],
  ])('by hand where the place %s', (_, text, given) => {
    expect(insert('a.ts', text, given)).toBeNull();
  });
});
