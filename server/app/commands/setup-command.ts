import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { resolve } from 'node:path';
import { refuseDemoDatabase } from '../../../database/demo/seed-demo-world.ts';
import { phoneNumberIn } from '#customers/users/users.public.ts';
import { openDatabase, type OpenDatabase } from '#platform/db/connection/open-database.ts';
import type { createDiscover } from '#platform/integrations/oidc/oidc.public.ts';
import { clockFrom } from '#platform/time/clock.ts';
import type { Administrator, Answers } from '../installation/answers.ts';
import { messageChecks, type TestRecipient } from '../installation/check-messages.ts';
import { checksOf } from '../installation/checks.ts';
import { registrationLines } from '../installation/registration-lines.ts';
import { retryChecks } from '../installation/retry-checks.ts';
import {
  readSettingsFile,
  type SettingValues,
  writeSettingsFile,
} from '../installation/settings-file.ts';
import { type Settled, settleSettings } from '../installation/settle-settings.ts';
import type { Ask } from '../installation/terminal.ts';
import { findMissingData } from '../reference-data/missing-data.query.ts';
import { missingDataTexts } from '../reference-data/missing-data-text.ts';
import { readDatabaseSettings, type Settings } from '../settings/settings.ts';
import { settingOf, SettingsError } from '../settings/setting-faults.ts';
import { faultsInWords } from './add-admin-command.ts';
import { openAddAdmin } from './open-add-admin.ts';
import { runReferenceDataCommand } from './reference-data-command.ts';

export type Setup = {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly settingsFile: string;
  readonly answers: Answers;
  /** Null where nobody can be asked. */
  readonly ask: Ask | null;
  readonly say: (line: string) => void;
  readonly discover?: ReturnType<typeof createDiscover>;
};

/**
 * Installs a portal, or goes on with an installation where it stands: settings, database, outside services, data,
 * administrators. Returns whether it is done; what is not done was said.
 */
export async function runSetupCommand(setup: Setup): Promise<boolean> {
  const { ask, say } = setup;
  const settingsFile = resolve(setup.settingsFile);
  const kept = readSettingsFile(settingsFile);
  const save = (values: SettingValues) =>
    writeSettingsFile(settingsFile, withoutOwner(values, kept));
  const settled = await settleSettings({ values: begunValues(setup), ask, say, save });
  checkAdministrators(setup, settled.settings);
  save(settled.values);
  say('');
  say('What the settings name is tried:');
  const tried = await retryChecks({
    settled,
    ask,
    say,
    save,
    checksOf: ({ settings }) =>
      checksOf({ ...discoverOf(setup), settings, isInstalled: false, recipient: null }),
  });
  if (!tried) return stopped(setup, settingsFile);
  save(tried.values);
  const { database } = readDatabaseSettings(tried.values);
  const open = await openDatabase(database, { info: say, warn: say });
  try {
    await refuseDemoDatabase(open.database);
    say('The database is up to date.');
    const isDone =
      (await loadData(setup, tried.settings, open)) &&
      (await makeAdministrators(setup, tried, { open, save }));
    if (!isDone) return stopped(setup, settingsFile);
    await sayEnd(setup, tried.settings, { open, settingsFile });
    return true;
  } finally {
    await open.close();
  }
}

/** The owner of the tables is for set-up alone: its password stays out of the file, unless somebody has written it there. */
function withoutOwner(values: SettingValues, kept: SettingValues): SettingValues {
  const { DATABASE_OWNER_URL: ownerUrl, ...others } = values;
  return ownerUrl !== undefined && kept['DATABASE_OWNER_URL'] === ownerUrl ? values : others;
}

/** Their words are refused before anything is done, with those of all. */
function checkAdministrators({ answers }: Setup, { tenants: running }: Settings): void {
  const faults = answers.administrators.flatMap((one) =>
    faultsInWords(wordsOf(one), running).map((what) => ({ name: 'administrators', what })),
  );
  if (faults.length > 0) throw new SettingsError('The answers are wrong:', faults);
}

const discoverOf = ({ discover }: Setup) => (discover ? { discover } : {});

/** Answers count before what was kept, and both before the environment. */
function begunValues({ environment, settingsFile, answers }: Setup): SettingValues {
  const ofEnvironment = Object.entries(environment).flatMap(([name, value]) =>
    value && settingOf(name) ? [[name, value] as const] : [],
  );
  return {
    ...Object.fromEntries(ofEnvironment),
    ...readSettingsFile(settingsFile),
    ...answers.settings,
  };
}

function stopped({ say }: Setup, settingsFile: string): false {
  say('');
  say(
    `Not done yet. Mend what is wrong and run this again: it goes on here, with ${settingsFile}.`,
  );
  return false;
}

const today = (settings: Settings) => clockFrom(settings.PORTAL_NOW ?? null).today();

async function loadData(
  { answers, ask, say }: Setup,
  settings: Settings,
  open: OpenDatabase,
): Promise<boolean> {
  let files: readonly string[] = answers.referenceData;
  const missing = await missingDataTexts(open.database, {
    tenants: settings.tenants,
    today: today(settings),
    without: 'administrator',
  });
  if (ask && files.length === 0 && missing.length > 0) {
    for (const text of missing) say(`  ${text}`);
    const answer = await ask({
      text: 'Files of zones, products, prices, VAT rates and sellers (Enter alone: later)',
      isSecret: false,
    });
    files = answer.split(/\s+/).filter((name) => name !== '');
  }
  if (files.length === 0) return true;
  const now = clockFrom(settings.PORTAL_NOW ?? null).now();
  const result = await runReferenceDataCommand(open.database, ['load', ...files], now);
  for (const line of result.lines.filter((one) => !one.startsWith('  '))) say(line);
  return result.isDone;
}

type Installed = { readonly open: OpenDatabase; readonly save: (values: SettingValues) => void };

async function makeAdministrators(
  setup: Setup,
  settled: Settled,
  { open, save }: Installed,
): Promise<boolean> {
  const { ask, say } = setup;
  const { settings } = settled;
  const waiting: Administrator[] = [];
  for (const tenant of settings.tenants) {
    const missing = await findMissingData(open.database, { tenant, today: today(settings) });
    if (!missing.includes('administrator')) continue;
    const answered = setup.answers.administrators.filter(({ operator }) => operator === tenant);
    waiting.push(
      ...(ask && answered.length === 0 ? [await askAdministrator(tenant, setup, ask)] : answered),
    );
  }
  const recipient = await recipientAmong(waiting, setup, settings);
  if (recipient && !(await tryMessages(setup, settled, { recipient, save }))) return false;
  const tools = await openAddAdmin(settings, open);
  try {
    for (const one of waiting) {
      const result = await tools.addAdmin(wordsOf(one));
      for (const line of result.lines) say(line);
      if (!result.isDone) return false;
    }
    return true;
  } finally {
    await tools.stop();
  }
}

const wordsOf = ({ operator, email, firstName, lastName, phone }: Administrator) => [
  operator,
  email,
  firstName,
  lastName,
  phone,
];

/** Asks until the words are those of an administrator. */
async function askAdministrator(
  tenant: TenantId,
  { say }: Setup,
  ask: Ask,
): Promise<Administrator> {
  const ofWhom = `the first administrator of ${tenantOf(tenant).operator}`;
  const question = (text: string) => ask({ text, isSecret: false });
  for (;;) {
    const administrator = {
      operator: tenant,
      email: await question(`E-mail of ${ofWhom}`),
      firstName: await question('First name'),
      lastName: await question('Last name'),
      phone: await question('Phone, with its country where it is not Norwegian'),
    };
    const faults = faultsInWords(wordsOf(administrator), [tenant]);
    if (faults.length === 0) return administrator;
    for (const fault of faults) say(`  ${fault}`);
  }
}

/** The first administrator gets an SMS and an e-mail, once: when they are made, the way was tried. */
async function recipientAmong(
  [first]: readonly Administrator[],
  { ask, answers }: Setup,
  { tenants: running }: Settings,
): Promise<TestRecipient | null> {
  const tenant = running.find((id) => id === first?.operator);
  const phone = phoneNumberIn(first?.phone ?? '');
  if (!first || !tenant || !phone) return null;
  const { email } = first;
  if (ask) {
    const text = `Send a test to ${first.phone} and ${email}? (Enter alone: yes, n: no)`;
    if (/^n/i.test(await ask({ text, isSecret: false }))) return null;
  } else if (!answers.testMessages) return null;
  return { tenant, phone: phone.phoneCountryCode + phone.phone, email };
}

async function tryMessages(
  setup: Setup,
  settled: Settled,
  { recipient, save }: { recipient: TestRecipient; save: (values: SettingValues) => void },
): Promise<boolean> {
  const { ask, say } = setup;
  const tried = await retryChecks({
    settled,
    ask,
    say,
    save,
    checksOf: ({ settings }) => messageChecks(settings, recipient),
  });
  if (tried) save(tried.values);
  return tried !== null;
}

async function sayEnd(
  { say }: Setup,
  settings: Settings,
  { open, settingsFile }: { open: OpenDatabase; settingsFile: string },
): Promise<void> {
  const missing = await missingDataTexts(open.database, {
    tenants: settings.tenants,
    today: today(settings),
  });
  const lines = [
    '',
    ...registrationLines(settings),
    ...(missing.length > 0 ? ['', 'Still missing:', ...missing.map((text) => `  ${text}`)] : []),
    '',
    `The settings of the service are in ${settingsFile}, for its owner alone: it holds secrets.`,
    `  in a shell   set -a; . ${settingsFile}; set +a; npm start`,
    `  in systemd   EnvironmentFile=${settingsFile}`,
    'When the portal runs, npm run doctor says whether everything works.',
  ];
  for (const line of lines) say(line);
}
