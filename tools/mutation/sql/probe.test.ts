import { expect, it } from 'vitest';
import { findSqlMutants } from './find-mutants.ts';
import { withEdits } from './mutant.ts';
import { probeEdits } from './probe.ts';

const probed = (text: string): string =>
  withEdits(
    text,
    probeEdits(findSqlMutants('example.ts', text).map((one, id) => ({ ...one, id }))),
  );

it('a template and a call note the mutants that they are about', () => {
  const head = "import { sql } from 'kysely';\nconst f = () => ";
  expect(probed(`${head}sql<Row>\`select from a where b = 1\`;`)).toBe(
    `${head}(__takstReached(0,1), sql)<Row>\`select from a where b = 1\`;`,
  );
  expect(probed(`${head}db.where('a', '=', 1).forUpdate();`)).toBe(
    `${head}db.where(...__takstReached(0,1), 'a', '=', 1).forUpdate(...__takstReached(2), );`,
  );
});

it('what a module evaluates when it is loaded notes nothing', () => {
  const text = "import { sql } from 'kysely';\nexport const isLive = sql`a is null`;";
  expect(probed(text)).toBe(text);
});
