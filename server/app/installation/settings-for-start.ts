import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type SettingFault, SettingsError } from '../settings/setting-faults.ts';
import { readSettings, type Settings } from '../settings/settings.ts';
import { databaseCheck } from './check-database.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The settings of a start. Where one of them is wrong, the database is tried too, and the folder of the pages looked at:
 * everything that has to be mended is named at once.
 */
export async function settingsForStart(environment: Environment): Promise<Settings> {
  try {
    const settings = readSettings(environment);
    const faults = folderFaults(settings.WEB_FOLDER);
    if (faults.length > 0) throw new SettingsError('Takst cannot start:', faults);
    return settings;
  } catch (error) {
    if (!(error instanceof SettingsError) || error.faults.length === 0) throw error;
    const named = new Set(error.faults.map(({ name }) => name));
    const more = [
      ...folderFaults(environment['WEB_FOLDER']),
      ...(await databaseFaults(environment)),
    ].filter(({ name }) => !named.has(name));
    throw new SettingsError('Takst cannot start:', [...error.faults, ...more], error.hint);
  }
}

const folderFaults = (folder: string | undefined): SettingFault[] =>
  !folder || existsSync(join(folder, 'index.html'))
    ? []
    : [{ name: 'WEB_FOLDER', what: 'has no index.html' }];

async function databaseFaults({
  DATABASE_URL: url,
  DATABASE_OWNER_URL: ownerUrl,
  DATABASE_LISTEN_URL: listenUrl,
}: Environment): Promise<SettingFault[]> {
  if (!url || !/^postgres(ql)?:\/\//i.test(url) || !URL.canParse(url)) return [];
  const check = databaseCheck({
    setting: 'DATABASE_URL',
    url,
    isInstalled: false,
    makesTables: !ownerUrl,
    isPooled: Boolean(listenUrl),
  });
  return (await check.run())
    .filter(({ outcome }) => outcome === 'wrong')
    .map(({ text }) => ({ name: 'DATABASE_URL', what: text }));
}
