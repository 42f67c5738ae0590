import { z } from 'zod';

const manifest = z.looseObject({ scripts: z.record(z.string(), z.string()) });

/** `npm start` and the commands for the database; the others build, test and develop. */
const isCommand = (command: string): boolean =>
  command.startsWith('node tools/launch.mjs server/app/commands/');

/** The root's package.json as a release has it: nothing to install, and what can be run in it. */
export function releaseManifest(text: string): string {
  const {
    scripts,
    name,
    version,
    private: isPrivate,
    description,
    license,
    type,
  } = z.parse(manifest, JSON.parse(text));
  const commands = Object.entries(scripts).filter(([, command]) => isCommand(command));
  const start = 'node tools/launch.mjs server/app/main.ts';
  const rest = { engines: { node: '>=24' }, scripts: { start, ...Object.fromEntries(commands) } };
  const own = { name, version, private: isPrivate, description, license, type, ...rest };
  return `${JSON.stringify(own, null, 2)}\n`;
}
