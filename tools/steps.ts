import { spawn } from 'node:child_process';

/** One step of a check: its name, and what it came to. */
export type StepResult = { name: string; passed: boolean; seconds: number; output: string };

type Command = { name: string; command: string; args: readonly string[]; env?: NodeJS.ProcessEnv };

/** Runs a command, keeps what it prints, and says how it went in one line. */
export async function runStep({ name, command, args, env }: Command): Promise<StepResult> {
  const began = performance.now();
  const child = spawn(command, args, {
    env: env ?? process.env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  }
  const code = await new Promise<number | null>((ended) => {
    child.on('error', () => ended(1));
    child.on('close', ended);
  });
  const seconds = (performance.now() - began) / 1_000;
  const result = { name, passed: code === 0, seconds, output: Buffer.concat(chunks).toString() };
  console.log(`${result.passed ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`);
  if (!result.passed) console.log(result.output);
  return result;
}
