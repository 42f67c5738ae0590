import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A page of `docs` as somebody follows it: its commands, files and addresses, in its own words. */
export function readDocument(checkout: string, path: string) {
  const text = readFileSync(join(checkout, path), 'utf8');
  const blocks = [...text.matchAll(/^```\w*\n(.*?)^```$/gms)].map(([, block = '']) => block);
  const missing = (what: string) => new Error(`${path} does not show ${what}.`);

  /** The only block in which all of these stand. */
  function blockWith(...parts: readonly string[]): string {
    const found = blocks.filter((block) => parts.every((part) => block.includes(part)));
    const [block] = found;
    if (block === undefined || found.length > 1)
      throw missing(`one block with ${parts.join(' and ')}`);
    return block;
  }

  return {
    blockWith,
    /** A command that the document shows, without the comment behind it. */
    command(begin: string): string {
      const lines = [
        ...blocks.flatMap((block) => block.split('\n')),
        ...[...text.matchAll(/`([^`\n]+)`/g)].map(([, line = '']) => line),
      ].map((line) => line.replace(/\s+#.*$/, '').trim());
      const line = lines.find((one) => one === begin);
      if (line === undefined) throw missing(`the command "${begin}"`);
      return line;
    },
    /** The JSON objects of a block, which stand in it with an empty line between. */
    objectsWith: (...parts: readonly string[]): Record<string, unknown>[] =>
      blockWith(...parts)
        .split('\n\n')
        .map((part) => JSON.parse(part) as Record<string, unknown>),
    /** What the table says of an operator's address, as a path. */
    pathOf(row: string): string {
      const [, path = ''] =
        new RegExp(`^\\| ${row} \\| \`https://<host of the operator>(/[^\`]*)\` \\|$`, 'm').exec(
          text,
        ) ?? [];
      if (path === '') throw missing(`a ${row}`);
      return path;
    },
  };
}

export type InstallationDocument = ReturnType<typeof readDocument>;
