import { parseSync, Visitor, type TaggedTemplateExpression } from 'oxc-parser';
import { BuilderCalls } from './builder-mutants.ts';
import type { SqlMutant, TextMutant } from './mutant.ts';
import { textMutants } from './text-mutants.ts';
import { tokensOf, type Range } from './tokens.ts';

/** What speaks to the database imports one of these. */
const speaksSql = /from '(kysely|#db\/|#(platform|app)\/db\/)/;

/** Every mutant of the SQL in a file: of `sql` templates and of the query builder's calls. */
export function findSqlMutants(path: string, text: string): SqlMutant[] {
  const { program, errors } = parseSync(path, text);
  const [error] = errors;
  if (error) throw new Error(`${path}: ${error.message}`);
  const allMutants: Omit<SqlMutant, 'line'>[] = [];
  const builder = speaksSql.test(text) ? new BuilderCalls(text) : null;
  let openFunctions = 0;
  const enter = (): void => void (openFunctions += 1);
  const leave = (): void => void (openFunctions -= 1);
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    TaggedTemplateExpression(template) {
      const { tag } = template;
      if (tag.type !== 'Identifier' || tag.name !== 'sql') return;
      const probe =
        openFunctions > 0 ? ({ at: 'tag', start: tag.start, end: tag.end } as const) : null;
      allMutants.push(...mutantsOfTemplate(text, template).map((mutant) => ({ ...mutant, probe })));
    },
    CallExpression(call) {
      for (const mutant of builder?.mutantsOf(call) ?? [])
        allMutants.push(openFunctions > 0 ? mutant : { ...mutant, probe: null });
    },
  }).visit(program);
  const lineOf = lineFinder(text);
  return allMutants
    .map((mutant) => ({ ...mutant, line: lineOf(firstShown(text, mutant.start)) }))
    .toSorted((one, other) => one.start - other.start);
}

function mutantsOfTemplate(text: string, { quasi }: TaggedTemplateExpression): TextMutant[] {
  const inside = { start: quasi.start + 1, end: quasi.end - 1 };
  const holes: Range[] = quasi.expressions.map(({ start, end }) => ({
    start: text.lastIndexOf('${', start),
    end: text.indexOf('}', end) + 1,
  }));
  return textMutants(tokensOf(text, inside, holes));
}

/** A dropped call begins at the end of the line before it. */
const firstShown = (text: string, start: number): number =>
  start + (/^\s*/.exec(text.slice(start))?.[0].length ?? 0);

/** The number of the line in which a position is, from 1. */
function lineFinder(text: string): (position: number) => number {
  const starts = [...text.matchAll(/\n/g)].map(({ index }) => index + 1);
  return (position) => 1 + starts.filter((start) => start <= position).length;
}
