import { parseSync, Visitor } from 'oxc-parser';

/** A file as it is read: its path from the root, and what it says. */
export type Source = { path: string; text: string };

/** What is wrong, by which rule, and where. */
export type Fault = { rule: string; where: string };

/** A file of texts: `home.nb.ts` is `home` in `nb`. */
export type TextFile = {
  path: string;
  name: string;
  language: string;
  /**
   * Whether pages load it by its name; the design system and the public order form import their own files, and common
   * words come with every page.
   */
  isAskedByName: boolean;
  texts: ReadonlyMap<string, string>;
};

const textPath = /([^/]+)\.(nb|en)\.ts$/;

export const isTextFile = (path: string): boolean => textPath.test(path);

/** The texts of a file, by their keys. */
export function readTextFile({ path, text }: Source): TextFile {
  const [, name = '', language = ''] = textPath.exec(path) ?? [];
  const texts = new Map<string, string>();
  new Visitor({
    Property({ key, value }) {
      const keyName =
        key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : '';
      if (typeof keyName === 'string') texts.set(keyName, text.slice(value.start, value.end));
    },
  }).visit(parseSync(path, text).program);
  return {
    path,
    name,
    language,
    isAskedByName: !/^web\/(platform\/design|services\/widget)\/|\/common-words\./.test(path),
    texts,
  };
}
