import { spawn, type ChildProcess } from 'node:child_process';

/** One step of a check: its name, and what it came to. */
export type StepResult = { name: string; passed: boolean; seconds: number; output: string };

type Command = {
  name: string;
  command: string;
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** Whether its last line is worth a place: how much it has read. */
  isTold?: boolean;
  /** Prints nothing about it: the caller reports the result. */
  isQuiet?: boolean;
};

/** A step that hangs is stopped and has failed; the others run. The tests of the server take ten minutes on two idle cores. */
const maxMs = 40 * 60_000;

const hasGroups = process.platform !== 'win32';
const running = new Set<ChildProcess>();
process.on('exit', () => running.forEach(stop));

/** Ends a step and what it started in its turn: each step is a group of its own. */
function stop(child: ChildProcess): void {
  try {
    if (child.pid && hasGroups) process.kill(-child.pid);
    else child.kill();
  } catch {
    // All of it has ended already.
  }
}

/** Runs a command, keeps what it prints, and says how it went in one line. */
export async function runStep(step: Command): Promise<StepResult> {
  const { name, command, args, env } = step;
  const startedAt = performance.now();
  const child = spawn(command, args, {
    env: env ?? process.env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: hasGroups,
  });
  running.add(child);
  const tooLong = setTimeout(() => stop(child), maxMs);
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  }
  const code = await new Promise<number | null>((resolve) => {
    child.on('error', (error) => {
      chunks.push(Buffer.from(error.message));
      resolve(1);
    });
    child.on('close', resolve);
  });
  clearTimeout(tooLong);
  running.delete(child);
  stop(child);
  const seconds = (performance.now() - startedAt) / 1_000;
  const output = Buffer.concat(chunks).toString();
  const result = { name, passed: code === 0, seconds, output };
  if (!step.isQuiet) printResult(result, step.isTold ?? false);
  return result;
}

/** One line about a step; all its output after a failure. */
export function printResult({ name, passed, seconds, output }: StepResult, isTold = false): void {
  const lastLine = isTold && passed ? (output.trim().split('\n').at(-1) ?? '') : '';
  const time = `${name} (${seconds.toFixed(1)} s)`;
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${time}${lastLine && `: ${lastLine}`}`);
  if (!passed) console.log(output);
}
