import { describe, expect, it } from 'vitest';
import { findSqlMutants } from './find-mutants.ts';
import { describeEdit, withEdits, type MutantKind } from './mutant.ts';

const head = "import { sql } from 'kysely';\n";

/** The pieces of SQL that come of a template, one for each mutant of a kind. */
function mutantsOf(kind: MutantKind, query: string): string[] {
  const text = `${head}const query = () => sql\`${query}\`;`;
  const start = text.indexOf('`') + 1;
  return findSqlMutants('example.ts', text)
    .filter((mutant) => mutant.kind === kind)
    .map((mutant) => withEdits(text, [mutant]).slice(start, -2).replaceAll(/\s+/g, ' ').trim());
}

/** What comes of calls of the query builder, one for each mutant of a kind. */
function chainsOf(kind: MutantKind, calls: string): string[] {
  const text = `${head}const query = (db) => db${calls};`;
  return findSqlMutants('example.ts', text)
    .filter((mutant) => mutant.kind === kind)
    .map((mutant) => withEdits(text, [mutant]).slice(text.indexOf('=> db') + 5, -1));
}

describe('conditions of SQL text', () => {
  it('say nothing any more, one at a time', () => {
    expect(mutantsOf('condition', 'select from a where a.x = ${x} and a.y is null')).toEqual([
      'select from a where true and a.y is null',
      'select from a where a.x = ${x} and true',
    ]);
  });

  it('are those of joins and groups too', () => {
    expect(
      mutantsOf('condition', 'select a from b join c on b.c = c.d group by a having count(*) > 1'),
    ).toEqual([
      'select a from b join c on true group by a having count(*) > 1',
      'select a from b join c on b.c = c.d group by a having true',
    ]);
  });

  it('are false where another may hold instead', () => {
    expect(mutantsOf('condition', 'select from a where (b or c)')).toEqual([
      'select from a where true',
      'select from a where (false or c)',
      'select from a where (b or false)',
    ]);
  });

  it('bind by and before they bind by or', () => {
    expect(mutantsOf('condition', 'a and b or c')).toEqual([
      'true and b or c',
      'a and true or c',
      'a and b or false',
    ]);
  });

  it('end where their clause ends', () => {
    expect(
      mutantsOf(
        'condition',
        'select case when a and b then 1 else 2 end as x, c from d where e order by f',
      ),
    ).toEqual([
      'select case when true and b then 1 else 2 end as x, c from d where e order by f',
      'select case when a and true then 1 else 2 end as x, c from d where e order by f',
      'select case when a and b then 1 else 2 end as x, c from d where true order by f',
    ]);
  });

  it('keep the and of between', () => {
    expect(mutantsOf('condition', 'select from a where b between 1 and 2 and c')).toEqual([
      'select from a where true and c',
      'select from a where b between 1 and 2 and true',
    ]);
  });

  it('leave a piece of SQL behind them alone', () => {
    expect(mutantsOf('condition', 'select from a where b = ${b} ${order}')).toEqual([
      'select from a where true ${order}',
    ]);
  });
});

describe('comparisons of SQL text', () => {
  it.each([
    ['a = b', 'a <> b'],
    ['a <> b', 'a = b'],
    ['a < ${b}', 'a <= ${b}'],
    ['a <= b', 'a < b'],
    ['a > b', 'a >= b'],
    ['a >= b', 'a > b'],
    ['a is null', 'a is not null'],
    ['a is not null', 'a is null'],
    ['a is distinct from b', 'a is not distinct from b'],
    ['a in (1, 2)', 'a not in (1, 2)'],
    ['a not in (1, 2)', 'a in (1, 2)'],
    ['exists (select)', 'not exists (select)'],
    ['not exists (select)', 'exists (select)'],
    ['a between 1 and 2', 'a not between 1 and 2'],
    ['a = any(${b})', 'a <> all(${b})'],
  ])('%s becomes %s', (before, after) => {
    expect(mutantsOf('comparison', before)).toEqual([after]);
  });

  it('are no assignments', () => {
    expect(mutantsOf('comparison', 'update a set b = 1, c = 2 where d = 3')).toEqual([
      'update a set b = 1, c = 2 where d <> 3',
    ]);
    expect(mutantsOf('comparison', 'b = ${b}, c = ${c}')).toEqual([]);
    expect(mutantsOf('comparison', 'update a set b = (c = 1)')).toEqual([
      'update a set b = (c <> 1)',
    ]);
  });

  it('are no other operators', () => {
    expect(mutantsOf('comparison', "select a->>'b', c @> d, e::int, f(g => 1)")).toEqual([]);
  });
});

describe('joins of SQL text', () => {
  it('go when nothing names their table', () => {
    expect(mutantsOf('join', 'select a.x from s.a join s.b on b.i = a.i where a.y')).toEqual([
      'select a.x from s.a where a.y',
    ]);
  });

  it('keep or lose rows without a partner when something names it', () => {
    expect(mutantsOf('join', 'select c.x from s.a left join s.b c on c.i = a.i')).toEqual([
      'select c.x from s.a join s.b c on c.i = a.i',
    ]);
    expect(mutantsOf('join', 'select c.x from s.a join s.b as c using (i)')).toEqual([
      'select c.x from s.a left join s.b as c using (i)',
    ]);
  });
});

describe('locks of SQL text', () => {
  it('go, and so does what they say about locked rows', () => {
    expect(mutantsOf('lock', 'select from a order by b for update of a skip locked')).toEqual([
      'select from a order by b',
      'select from a order by b for update of a',
    ]);
    expect(mutantsOf('lock', '${a} for no key update')).toEqual(['${a}']);
    expect(mutantsOf('lock', 'select from a for share nowait')).toEqual([
      'select from a',
      'select from a for share',
    ]);
  });

  it('are advisory locks too', () => {
    expect(mutantsOf('lock', 'select pg_advisory_xact_lock(hashtext(${a}))')).toEqual([
      'select null::text',
    ]);
    expect(mutantsOf('lock', 'select pg_try_advisory_xact_lock(1) as held')).toEqual([
      'select true as held',
    ]);
  });
});

it('conflicts of SQL text are errors', () => {
  expect(
    mutantsOf('conflict', 'insert into a on conflict (b) do update set c = 1 returning d'),
  ).toEqual(['insert into a returning d']);
});

it('each entry of an order of SQL text is turned', () => {
  expect(
    mutantsOf('order', 'select from a order by b, lower(c) desc nulls last, ${d} limit 1'),
  ).toEqual([
    'select from a order by b desc, lower(c) desc nulls last, ${d} limit 1',
    'select from a order by b, lower(c) asc nulls last, ${d} limit 1',
  ]);
});

it('texts, names and comments of SQL are not mutated', () => {
  const query = `select 'a = b and c', "where" -- where a = b and c is null
    /* order by d for update */ from e`;
  expect(findSqlMutants('example.ts', `${head}const query = () => sql\`${query}\`;`)).toEqual([]);
});

it('texts and comments of TypeScript are not mutated', () => {
  const text = `${head}// sql\`select from a where b = 1\`
    const word = "sql\`where a = b\`"; const other = tag\`where a = b\`; /* .where('a', '=', 1) */`;
  expect(findSqlMutants('example.ts', text)).toEqual([]);
});

it('a template inside another has mutants of its own', () => {
  expect(mutantsOf('comparison', "select from a where ${b ? sql`c = 'ø'` : sql`d`}")).toEqual([
    "select from a where ${b ? sql`c <> 'ø'` : sql`d`}",
  ]);
});

it('a mutant is told in one line, a short one with what is around it', () => {
  const text = `${head}const query = () => sql\`select from a\n where b = 1 and c is not null\`;`;
  expect(findSqlMutants('example.ts', text).map((one) => describeEdit(text, one))).toEqual([
    'where [b = 1 → true] and c is not null`;',
    'where b [= → <>] 1 and c is not null`;',
    'c is not null → true',
    'where b = 1 and c [is not → is] null`;',
  ]);
});

describe('calls of the query builder', () => {
  it('lose one condition at a time', () => {
    expect(chainsOf('condition', ".where('a', '=', 1).whereRef('b', '<', 'c').execute()")).toEqual([
      ".whereRef('b', '<', 'c').execute()",
      ".where('a', '=', 1).execute()",
    ]);
  });

  it('lose a condition of a join that has another', () => {
    const on = (calls: string) => chainsOf('condition', `.innerJoin('t', (join) => join${calls})`);
    expect(on(".onRef('a', '=', 'b')")).toEqual([]);
    expect(on(".onRef('a', '=', 'b').on('c', '=', 1)")).toEqual([
      ".innerJoin('t', (join) => join.on('c', '=', 1))",
      ".innerJoin('t', (join) => join.onRef('a', '=', 'b'))",
    ]);
  });

  it('lose one of the conditions that and or or joins', () => {
    expect(chainsOf('condition', '.set(eb.or([a, b]))')).toEqual([
      '.set(eb.or([b]))',
      '.set(eb.or([a]))',
    ]);
  });

  it('compare otherwise', () => {
    expect(
      chainsOf('comparison', ".where('a', '<', 1).where((eb) => eb('b', 'is', null))"),
    ).toEqual([
      ".where('a', '<=', 1).where((eb) => eb('b', 'is', null))",
      ".where('a', '<', 1).where((eb) => eb('b', 'is not', null))",
    ]);
  });

  it('join otherwise, or not at all', () => {
    expect(chainsOf('join', ".innerJoin('s.t as t', 't.a', 'u.a').select('t.b')")).toEqual([
      ".leftJoin('s.t as t', 't.a', 'u.a').select('t.b')",
    ]);
    expect(chainsOf('join', ".innerJoin('s.t as t', 't.a', 'u.a').select('u.b')")).toEqual([
      ".select('u.b')",
    ]);
  });

  it('lock nothing', () => {
    expect(chainsOf('lock', '.forUpdate().skipLocked().execute()')).toEqual([
      '.execute()',
      '.forUpdate().execute()',
    ]);
  });

  it('take no conflict', () => {
    expect(chainsOf('conflict', '.onConflict((one) => one.doNothing()).execute()')).toEqual([
      '.execute()',
    ]);
  });

  it('order the other way round', () => {
    expect(chainsOf('order', ".orderBy('a').orderBy('b', 'desc')")).toEqual([
      ".orderBy('a', 'desc').orderBy('b', 'desc')",
      ".orderBy('a').orderBy('b', 'asc')",
    ]);
  });

  it('are those of files that speak to the database', () => {
    expect(findSqlMutants('example.ts', "const a = (b) => b.where('c', '=', 1);")).toEqual([]);
  });
});

it('a mutant knows its line', () => {
  const text = `${head}const query = (db) =>\n  db\n    .where('a', '=', 1)\n    .forUpdate();`;
  expect(findSqlMutants('example.ts', text).map(({ kind, line }) => [kind, line])).toEqual(
    [
      ['lock', 5],
      ['condition', 4],
      ['comparison', 4],
    ].toSorted((one, other) => Number(one[1]) - Number(other[1])),
  );
});
