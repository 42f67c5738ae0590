import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { testKey } from '@takst/server/testing/test-secrets.ts';

const root = join(import.meta.dirname, '..');
/** What hangs: on a busy machine the embedded database takes over a minute and a half for the demo world. */
const usualStartMs = 240_000;

type Options = {
  port: number;
  dataDir: string;
  env?: Record<string, string>;
  /** The folder of another version of the project; this one without it. */
  checkout?: string;
  startWithinMs?: number;
  /** The open file that its log goes to; nowhere without it. */
  stdout?: number;
};

/** A killed process has no exit code, only a signal. */
const hasEnded = (child: ChildProcess | null): boolean =>
  child === null || child.exitCode !== null || child.signalCode !== null;

/** A portal in its own process, as `npm start` runs it, that tests can kill. */
export class PortalProcess {
  readonly #options: Options;
  #child: ChildProcess | null = null;

  constructor(options: Options) {
    this.#options = options;
  }

  get pid(): number | null {
    return this.#child?.pid ?? null;
  }

  /** The address of an operator's page. */
  at(path = '/', host = 'localhost'): string {
    return `http://${host}:${this.#options.port}${path}`;
  }

  async start(): Promise<void> {
    const { port, dataDir, env = {}, checkout = root, stdout = 'ignore' } = this.#options;
    this.#child = spawn(process.execPath, ['server/app/main.ts'], {
      cwd: checkout,
      stdio: ['ignore', stdout, 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'development',
        TAKST_DEMO: '1',
        TAKST_KEY: testKey,
        PORT: String(port),
        DATA_DIR: dataDir,
        DATABASE_URL: '',
        LOG_LEVEL: 'fatal',
        RATE_LIMIT_PER_SESSION: '100000',
        RATE_LIMIT_PER_ADDRESS: '100000',
        ...env,
      },
    });
    await this.#untilReady().catch(async (error: unknown) => {
      // It would write into a folder that its test removes.
      await this.stop('SIGKILL');
      throw error;
    });
  }

  async #untilReady(): Promise<void> {
    const deadline = Date.now() + (this.#options.startWithinMs ?? usualStartMs);
    while (Date.now() < deadline) {
      if (hasEnded(this.#child)) throw new Error('the portal ended while it started');
      const ready = await fetch(this.at('/readyz')).then(
        (response) => response.ok,
        () => false,
      );
      if (ready) return;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    throw new Error('the portal was not ready in time');
  }

  /** Ends the process; `SIGKILL` simulates a power failure. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (!child || hasEnded(child)) return;
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  }
}
