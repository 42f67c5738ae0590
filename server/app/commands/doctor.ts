import { parseArgs } from 'node:util';
import { phoneNumberIn } from '#customers/users/users.public.ts';
import { SettingsError } from '../settings/setting-faults.ts';
import { runDoctorCommand } from './doctor-command.ts';
import { endWithError } from './end-with-error.ts';

const usage = `npm run doctor -- [--settings <file>] [--phone <number>] [--email <address>]
  --settings  the file that npm run setup has written; takst.env when it is left out
  --phone     gets an SMS that tries the gateway; without it, it is tried without a message
  --email     gets an e-mail that tries the mail server`;

function readOptions(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        settings: { type: 'string', default: 'takst.env' },
        phone: { type: 'string' },
        email: { type: 'string' },
      },
    });
    return values;
  } catch {
    throw new SettingsError(usage);
  }
}

function phoneIn(text: string | undefined): string | null {
  if (text === undefined) return null;
  const phone = phoneNumberIn(text);
  if (!phone) throw new SettingsError(`"${text}" is no phone number.`);
  return phone.phoneCountryCode + phone.phone;
}

/** `npm run doctor`: says what is set, what works and what is missing; fails when something is wrong. */
async function examine(args: string[]): Promise<void> {
  const { settings, phone, email } = readOptions(args);
  const isWell = await runDoctorCommand({
    environment: process.env,
    settingsFile: settings,
    phone: phoneIn(phone),
    email: email ?? null,
    say: console.log,
  });
  process.exitCode = isWell ? 0 : 1;
}

await examine(process.argv.slice(2)).catch(endWithError);
