import type { BothSides } from './two-portals.ts';
import { sides } from './two-portals.ts';
import { ask } from './answer.ts';

/** A call that reads, as both versions describe it in their OpenAPI documents. */
export type ReadCall = {
  readonly path: string;
  readonly pathNames: readonly string[];
  /** Inputs to try beside the path: none, each value of each choice, a search. */
  readonly queries: readonly string[];
};

type Parameter = {
  name: string;
  in: string;
  required?: boolean;
  example?: string | number | boolean;
  schema?: { enum?: readonly string[] };
};
type Document = {
  paths: Record<string, Record<string, { parameters?: readonly Parameter[] }>>;
};

/** The reading calls that both portals have, and those that only one of them has. */
export async function readCallsOf(
  ports: BothSides<number>,
): Promise<{ calls: ReadCall[]; onlyOld: string[]; onlyNew: string[] }> {
  const [old, other] = await Promise.all(
    sides.map(async (side) => {
      const answer = await ask({ port: ports[side], host: 'localhost', path: '/openapi.json' });
      return readingPaths(answer.content as Document);
    }),
  );
  if (!old || !other) throw new Error('a portal has no OpenAPI document');
  const calls = [...other].filter(([path]) => old.has(path));
  return {
    calls: calls.map(([path, parameters]) => callOf(path, parameters)),
    onlyOld: [...old.keys()].filter((path) => !other.has(path)),
    onlyNew: [...other.keys()].filter((path) => !old.has(path)),
  };
}

const readingPaths = ({ paths }: Document): Map<string, readonly Parameter[]> =>
  new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      methods['get'] ? [[path, methods['get'].parameters ?? []] as const] : [],
    ),
  );

function callOf(path: string, parameters: readonly Parameter[]): ReadCall {
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const required = inQuery.filter((parameter) => parameter.required === true);
  const base = required.map(({ name, example }) => [name, String(example ?? '')]);
  const queryWith = (...more: string[][]) => {
    const text = new URLSearchParams([...base, ...more]).toString();
    return text === '' ? '' : `?${text}`;
  };
  const choices = inQuery.flatMap(({ name, schema }) =>
    (schema?.enum ?? []).map((value) => queryWith([name, value])),
  );
  const names = new Set(inQuery.map(({ name }) => name));
  const searches = names.has('searchFor') ? [queryWith(['searchFor', 'an'])] : [];
  const pages = names.has('maxEntries') ? [queryWith(['maxEntries', '100'])] : [];
  return {
    path,
    pathNames: [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
    queries: [...new Set([queryWith(), ...choices, ...searches, ...pages])],
  };
}
