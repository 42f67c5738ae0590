import { z } from 'zod';

/** What an image is made and run with, as its Dockerfile says; CMD and HEALTHCHECK in the form of a list. */
export type Dockerfile = {
  readonly run: readonly string[];
  /** What the last stage takes from the one before: source and target. */
  readonly copied: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly healthCheck: readonly string[];
  readonly command: readonly string[];
};

const words = z.array(z.string()).min(1);

export function readDockerfile(text: string): Dockerfile {
  const linesOf = (instruction: string): string[] =>
    [...text.matchAll(new RegExp(`^${instruction} (.*)$`, 'gm'))].map(([, rest = '']) => rest);
  const listOf = (instruction: string): string[] => {
    const list = /\[.*\]$/.exec(linesOf(instruction).at(-1) ?? '')?.[0];
    if (!list) throw new Error(`the Dockerfile has no ${instruction} in the form of a list`);
    return z.parse(words, JSON.parse(list));
  };
  const copies = linesOf('COPY').find((rest) => rest.startsWith('--from='));
  return {
    run: linesOf('RUN'),
    copied: copies?.split(' ').slice(1) ?? [],
    env: Object.fromEntries(
      linesOf('ENV').flatMap((rest) => rest.split(' ').map((pair) => pair.split(/=(.*)/s))),
    ) as Record<string, string>,
    healthCheck: listOf('HEALTHCHECK'),
    command: listOf('CMD'),
  };
}
