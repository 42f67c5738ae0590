import { once } from 'node:events';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOfNobody, startAsNobody } from './as-nobody.ts';

const program = '/usr/sbin/pgbouncer';

/** PgBouncer before a server, which lends the role a session for one transaction; as docs/scaling.md has its settings. */
export function startPooler(
  port: number,
  serverPort: number,
  role: string,
): { stop: () => Promise<void> } {
  if (!existsSync(program)) throw new Error('The trial needs PgBouncer (Debian: pgbouncer).');
  const folder = folderOfNobody('pooler');
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(join(folder, 'users'), `"${role}" ""\n`);
  writeFileSync(
    file,
    [
      '[databases]',
      `* = host=127.0.0.1 port=${serverPort}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = trust',
      `auth_file = ${join(folder, 'users')}`,
      'pool_mode = transaction',
      'max_client_conn = 300',
      'default_pool_size = 20',
      'server_login_retry = 1',
    ].join('\n'),
  );
  const child = startAsNobody(program, ['-q', file]);
  return {
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      child.kill('SIGINT');
      setTimeout(() => child.kill('SIGKILL'), 2_000).unref();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
