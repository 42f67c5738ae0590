import { saveCounterSettings as route } from '@takst/contract/services/ticket-counter/settings/save-counter-settings.contract.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { compareWithExpected } from '#platform/changes/compare-with-expected.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import { counterSettingsStore } from './counter-settings.store.ts';
import { describeCounterSettings } from './describe-counter-settings.ts';

export const saveCounterSettings = (changes: ChangePath) =>
  serveChange(route, changes, async ({ tx, record }, { scope, params, body, now }) => {
    const { version: expectedVersion, ...after } = body;
    const store = counterSettingsStore(tx, scope);
    const before = await store.lock(params.id, now);
    const current = describeCounterSettings(before);
    const currentSettings = describeCounterSettings(after);
    const compared = compareWithExpected(current.version, {
      expected: expectedVersion,
      wanted: currentSettings.version,
    });
    if (compared === 'done') return { reply: currentSettings };
    if (compared === 'changed-since')
      return { refused: { code: 'SETTINGS_CHANGED_SINCE', settings: current } };
    await store.save(params.id, after, now);
    await record({
      companyId: params.id,
      kind: 'change-counter-settings',
      subject: { type: 'company', id: params.id },
      about: null,
      before,
      after,
    });
    return { reply: currentSettings };
  });
