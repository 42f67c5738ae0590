import { parseSync, Visitor } from 'oxc-parser';
import type { Edit } from '../sql/mutant.ts';
import { callOfProbe } from '../sql/probe.ts';

type Body = { readonly start: number; readonly end: number; readonly isBlock: boolean };

/**
 * The edits that note by a number that the functions of a change are called; null where it begins outside of functions, in
 * what is evaluated once.
 */
export function functionProbes(
  { file, text, edit }: { readonly file: string; readonly text: string; readonly edit: Edit },
  id: number,
): Edit[] | null {
  const bodies = bodiesOf(file, text);
  const around = bodies
    .filter(({ start, end }) => start <= edit.start && edit.start < end)
    .toSorted((one, other) => other.start - one.start)[0];
  if (!around) return null;
  const inside = bodies.filter(({ start }) => start > edit.start && start < edit.end);
  return [around, ...inside].flatMap((body) => probesAt(body, callOfProbe(id)));
}

function bodiesOf(file: string, text: string): Body[] {
  const bodies: Body[] = [];
  const add = (body: { start: number; end: number; type: string } | null): void => {
    if (body) bodies.push({ ...body, isBlock: /^(FunctionBody|BlockStatement)$/.test(body.type) });
  };
  new Visitor({
    FunctionDeclaration: ({ body }) => add(body),
    FunctionExpression: ({ body }) => add(body),
    ArrowFunctionExpression: ({ body }) => add(body),
  }).visit(parseSync(file, text).program);
  return bodies;
}

function probesAt({ start, end, isBlock }: Body, call: string): Edit[] {
  if (isBlock) return [{ start: start + 1, end: start + 1, replacement: `${call};` }];
  return [
    { start, end: start, replacement: `(${call}, ` },
    { start: end, end, replacement: ')' },
  ];
}
