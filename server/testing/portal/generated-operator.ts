import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNewOperatorCommand } from '#app/commands/new-operator-command.ts';
import { projectOperators, takeOperatorsFrom } from '#app/operators/read-operators.ts';
import type { DemoWorld } from '../../../database/demo/demo-world-facts.ts';
import { markedWorld } from './marked-world.ts';
import type { PortalTestContext } from './portal-test.ts';
import { type TestPortal, testPortal } from './test-portal.ts';
import { placeWorld } from './world.store.ts';

/** The operator that `npm run new-operator` makes for tests: no file of the project has it. */
export const generatedOperator = 'nord';

/** Takes the project's operators and the generated one, for the rest of a test file. */
export function takeGeneratedOperator(): void {
  const folder = mkdtempSync(join(tmpdir(), 'takst-operators-'));
  cpSync(projectOperators, folder, { recursive: true });
  const today = Temporal.PlainDate.from('2026-03-06');
  const words = [generatedOperator, 'Nord', '#0b6e4f'];
  const { isDone, lines } = runNewOperatorCommand(words, { folder, today });
  if (!isDone) throw new Error(lines.join('\n'));
  takeOperatorsFrom(folder);
}

/** The marked world in which the generated operator has the companies and users of the second one. */
function worldWithGenerated(): DemoWorld {
  const world = markedWorld();
  const moved = <Row extends { readonly tenant: string }>(row: Row): Row =>
    row.tenant === 'akt' ? { ...row, tenant: generatedOperator } : row;
  return {
    ...world,
    companies: world.companies.map(moved),
    users: world.users.map((user) => ({
      ...moved(user),
      email: user.email.replace('@akt.', `@${generatedOperator}.`),
    })),
  };
}

/** A portal on which the generated operator runs beside the others, with companies and users; for `emptyPortalTestWith`. */
export async function startWithGenerated(test: PortalTestContext): Promise<TestPortal> {
  const world = await placeWorld(test.database, worldWithGenerated());
  const portal = await testPortal({ ...test, world });
  test.onEnd(portal.stop);
  return portal;
}
