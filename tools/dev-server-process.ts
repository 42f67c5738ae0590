import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from './source-paths.ts';

/** One restart for the many files of a save. */
const debounceMs = 200;
const pollMs = 100;

/** The server of `npm run dev` in a process of its own, restarted when its sources change. */
export class DevServerProcess {
  readonly #port: number;
  readonly #env: NodeJS.ProcessEnv;
  #child: ChildProcess | null = null;
  #restart: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  constructor(port: number, env: NodeJS.ProcessEnv) {
    this.#port = port;
    this.#env = env;
    // Vite ends this process by itself on SIGTERM.
    process.on('exit', () => this.#child?.kill());
  }

  start(): void {
    this.#restart = this.#restart.then(() => this.#startAgain());
    for (const folder of ['server', 'contract', 'domain', 'database', 'web/index.html']) {
      watch(join(root, folder), { recursive: true }, (_event, file) => {
        if (file && /\.(ts|sql|json|html)$/.test(file) && !file.endsWith('.test.ts')) {
          this.#restartSoon();
        }
      });
    }
  }

  /** Resolves when the server answers, or when it has failed and waits for the next change. */
  async untilReady(): Promise<void> {
    await this.#restart;
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#restart;
    await this.#end();
  }

  #restartSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      // One after the other: they share the data folder.
      this.#restart = this.#restart.then(() => this.#startAgain());
    }, debounceMs);
  }

  async #startAgain(): Promise<void> {
    await this.#end();
    const child = spawn(process.execPath, [join(root, 'server/app/main.ts')], {
      env: this.#env,
      stdio: 'inherit',
    });
    this.#child = child;
    while (child.exitCode === null && !(await this.#answers())) await wait(pollMs);
  }

  async #end(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill();
    await exit;
  }

  #answers(): Promise<boolean> {
    return fetch(`http://127.0.0.1:${this.#port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  }
}
