import { parseArgs } from 'node:util';
import { noAnswers, readAnswers } from '../installation/answers.ts';
import { Interrupted, openTerminal } from '../installation/terminal.ts';
import { SettingsError } from '../settings/setting-faults.ts';
import { endWithError } from './end-with-error.ts';
import { runSetupCommand } from './setup-command.ts';

const usage = `npm run setup -- [--file <answers.json>] [--settings <file>]
  --file      answers to all questions; without it they are asked in the terminal
  --settings  where the settings are kept; takst.env when it is left out`;

function readOptions(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: { file: { type: 'string' }, settings: { type: 'string', default: 'takst.env' } },
    });
    return values;
  } catch {
    throw new SettingsError(usage);
  }
}

/** `npm run setup`: installs a portal, or goes on where the installation stands. */
async function setUp(args: string[]): Promise<void> {
  const { file, settings: settingsFile } = readOptions(args);
  if (file === undefined && !process.stdin.isTTY)
    throw new SettingsError(`There is no terminal to ask in.\n${usage}`);
  const terminal = file === undefined ? openTerminal() : null;
  try {
    const isDone = await runSetupCommand({
      environment: process.env,
      settingsFile,
      answers: file === undefined ? noAnswers : readAnswers(file),
      ask: terminal?.ask ?? null,
      say: console.log,
    });
    process.exitCode = isDone ? 0 : 1;
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  } finally {
    terminal?.close();
  }
}

await setUp(process.argv.slice(2)).catch(endWithError);
