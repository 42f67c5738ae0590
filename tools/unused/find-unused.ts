import { join, relative } from 'node:path';
import { createOptions, createSession } from 'knip/session';
import { root } from '../source-paths.ts';

const kinds = ['files', 'exports', 'types', 'nsExports', 'nsTypes'] as const;

type UnusedCode = { filesRead: number; unused: string[] };

/** Files that nothing imports, and exports that no other file imports. */
export async function findUnused(folder: string, config: string): Promise<UnusedCode> {
  const options = await createOptions({
    cwd: folder,
    isSession: true,
    args: {
      config,
      include: [...kinds],
      // Only changed files are parsed again.
      cache: true,
      'cache-location': join(root, 'node_modules/.cache/knip'),
    },
  });
  const { issues, counters } = (await createSession(options)).getResults();
  const unused = kinds.flatMap((kind) =>
    Object.values(issues[kind])
      .flatMap((ofFile) => Object.values(ofFile))
      .map(({ filePath, symbol, line }) => {
        const path = relative(folder, filePath);
        return kind === 'files' ? `file ${path}` : `${symbol} in ${path}:${line}`;
      }),
  );
  return { filesRead: counters.total, unused };
}
