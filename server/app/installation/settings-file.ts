import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { settingMeanings } from '../settings/setting-descriptions.ts';
import { settingOf, SettingsError } from '../settings/setting-faults.ts';

export type SettingValues = Readonly<Record<string, string>>;

const header = `# Settings of Takst, written by \`npm run setup\`. It holds secrets: only the service may read it.
# A shell, systemd (EnvironmentFile=), Compose (env_file:) and Node (--env-file=) read it alike.
`;

/** The settings in a file; none where there is no such file. */
export function readSettingsFile(path: string): SettingValues {
  if (!existsSync(path)) return {};
  const entries = Object.entries(parseEnv(readFileSync(path, 'utf8')));
  return Object.fromEntries(entries.map(([name, value]) => [name, value ?? '']));
}

/** Writes the settings in the order of docs/settings.md, for the owner alone; a reader never sees half of them. */
export function writeSettingsFile(path: string, values: SettingValues): void {
  const order = Object.keys(settingMeanings);
  const rank = (name: string) => order.indexOf(settingOf(name) ?? '');
  const names = Object.keys(values).toSorted(
    (one, other) => rank(one) - rank(other) || (one < other ? -1 : 1),
  );
  const lines = names.map((name) => `${name}=${quoted(name, values[name] ?? '')}\n`);
  const draft = `${path}.new`;
  writeFileSync(draft, header + lines.join(''), { mode: 0o600 });
  renameSync(draft, path);
}

/** A value that shells, systemd, Compose and Node read alike; each has another way to escape a quote in a quote. */
function quoted(name: string, value: string): string {
  if (/^[\w.,:/@%+=-]*$/.test(value)) return value;
  if (!/['\n\r]/.test(value)) return `'${value}'`;
  if (!/["\\$`\n\r]/.test(value)) return `"${value}"`;
  throw new SettingsError('The settings file cannot hold this value:', [
    { name, what: 'has a line break, or a single quote beside one of " \\ $ `' },
  ]);
}
