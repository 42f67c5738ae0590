import { cpus, totalmem } from 'node:os';
import { withClient } from '../data/bench-database.store.ts';

export type Machine = {
  processor: string;
  cores: number;
  memoryGb: number;
  node: string;
  postgres: string;
  postgresSettings: Record<string, string>;
};

const settingNames = ['shared_buffers', 'work_mem', 'fsync', 'synchronous_commit', 'jit'];

/** Describes the machine without identifying it. */
export async function machineWith(url: string): Promise<Machine> {
  const settings = await withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string; value: string }>(
      `select name, current_setting(name) as value from unnest($1::text[]) as name`,
      [['server_version', ...settingNames]],
    );
    return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
  });
  const { server_version: postgres = '', ...postgresSettings } = settings;
  return {
    processor: cpus()[0]?.model ?? '',
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    node: process.version,
    postgres,
    postgresSettings,
  };
}
