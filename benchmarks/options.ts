import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { type SizeName, sizeNames } from './data/data-size.ts';
import type { Pace } from './measure/rotation.ts';

export type Options = {
  size: SizeName;
  only: string[];
  pace: Pace;
  connections: number;
  /** Only complete runs on large data with the default rounds are saved. */
  isWhole: boolean;
};

const full: Pace = { rounds: 9, burstMs: 1_000 };

/** `--size small`, `--only list` (more than once), `--rounds 3`, `--burst 300`. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      size: { type: 'string', default: 'large' },
      only: { type: 'string', multiple: true, default: [] },
      rounds: { type: 'string', default: String(full.rounds) },
      burst: { type: 'string', default: String(full.burstMs) },
    },
  });
  const size = sizeNames.find((name) => name === values.size);
  if (!size) throw new Error(`--size is one of ${sizeNames.join(', ')}`);
  const pace = { rounds: Number(values.rounds), burstMs: Number(values.burst) };
  if (!(pace.rounds >= 1 && pace.burstMs >= 1)) throw new Error('--rounds and --burst are numbers');
  const isFullPace = pace.rounds >= full.rounds && pace.burstMs >= full.burstMs;
  return {
    size,
    pace,
    only: values.only,
    connections: Math.min(4, availableParallelism()),
    isWhole: size === 'large' && values.only.length === 0 && isFullPace,
  };
}
