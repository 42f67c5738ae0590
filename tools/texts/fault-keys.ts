import { parseSync, Visitor, type ObjectProperty } from 'oxc-parser';
import type { Fault, Source, TextFile } from './text-file.ts';

const nameOf = ({ key }: ObjectProperty): string => (key.type === 'Identifier' ? key.name : '');

/**
 * The keys by which schemas and the server name what is wrong with a field: `{ error: 'required' }`
 * in a schema, `{ path, message: 'unknownField' }` in the server's own answers.
 */
export function faultKeysOf(sources: readonly Source[]): Set<string> {
  const keys = new Set<string>();
  for (const { path, text } of sources) {
    new Visitor({
      ObjectExpression({ properties }) {
        const own = properties.filter((property) => property.type === 'Property');
        const isAnswer = own.some((property) => nameOf(property) === 'path');
        for (const property of own) {
          const { value } = property;
          const isKey = nameOf(property) === (isAnswer && !isSchema(path) ? 'message' : 'error');
          if (isKey && value.type === 'Literal' && typeof value.value === 'string') {
            keys.add(value.value);
          }
        }
      },
    }).visit(parseSync(path, text).program);
  }
  return keys;
}

const isSchema = (path: string): boolean => path.startsWith('contract/');

/** Faults that would be told in the general words, because nobody wrote their own. */
export function faultsWithoutWords(
  files: readonly TextFile[],
  faultKeys: ReadonlySet<string>,
): Fault[] {
  return files
    .filter(({ name }) => name === 'field-faults')
    .flatMap(({ path, texts }) =>
      [...faultKeys]
        .filter((key) => !texts.has(key))
        .map((key) => ({ rule: 'every fault of a field has its words', where: `${path}: ${key}` })),
    );
}
