import { faultLine } from '../settings/setting-faults.ts';
import { runChecks } from './checks.ts';
import { type Check, type Finding, findingLine } from './finding.ts';
import { type Settled, settleSettings, type Settling } from './settle-settings.ts';
import { isTypedUnseen } from './shown-settings.ts';

type Retry = Omit<Settling, 'values'> & {
  readonly settled: Settled;
  readonly checksOf: (settled: Settled) => readonly Check[];
};

/**
 * Tries what the settings name, and asks anew for those that were wrong. Returns null when something is still wrong: there
 * is no terminal to ask at, or the answer stays the same.
 */
export async function retryChecks({ checksOf, ...retry }: Retry): Promise<Settled | null> {
  const { ask, say, save } = retry;
  let { settled } = retry;
  let checks = checksOf(settled);
  for (;;) {
    const findings = await runChecks(checks);
    for (const finding of findings) say(findingLine(finding));
    const wrong = findings.filter(({ outcome }) => outcome === 'wrong');
    if (wrong.length === 0) return settled;
    const changed = ask ? await askAgain(wrong, { ask, say }) : {};
    if (Object.keys(changed).length === 0) return null;
    const values = { ...settled.values, ...changed };
    settled = await settleSettings({ values, ask, say, save });
    const failed = new Set(wrong.map(({ subject }) => subject));
    checks = checksOf(settled).filter(({ subject }) => failed.has(subject));
  }
}

async function askAgain(
  wrong: readonly Finding[],
  { ask, say }: { ask: NonNullable<Settling['ask']>; say: Settling['say'] },
): Promise<Record<string, string>> {
  say('');
  say('Type anew what is wrong; Enter alone leaves a setting as it is.');
  const changed: Record<string, string> = {};
  for (const name of new Set(wrong.flatMap(({ settings }) => settings))) {
    say(faultLine({ name, what: 'may be wrong' }));
    const answer = await ask({ text: name, isSecret: isTypedUnseen(name) });
    if (answer !== '') changed[name] = answer;
  }
  return changed;
}
