import { changeWidget as route } from '@takst/contract/services/self-service/widget/change-widget.contract.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { compareWithExpected } from '#platform/changes/compare-with-expected.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import { checkSettings } from './check-settings.ts';
import { recordedSettings } from './recorded-settings.ts';
import { findWidget, widgetStore } from './widget.store.ts';

/** Changes the settings unless somebody else has changed them since the user saw them. */
export const changeWidget = (changes: ChangePath) =>
  serveChange(route, changes, async ({ tx, record }, { scope, params, body }) => {
    const { version: seenVersion, ...edit } = body;
    const widgets = widgetStore(tx, scope);
    const widget = await widgets.lock(params.id);
    if (!widget) return { refused: { code: 'WIDGET_NOT_FOUND' } };
    const checked = await checkSettings(tx, scope, edit);
    if ('refused' in checked) return checked;
    const { settings } = checked;
    const { clientId, clientSecret: _secret, version, isDisabled: _disabled, ...before } = widget;
    if (compareWithExpected(before, { expected: before, wanted: settings }) === 'done')
      return { reply: widget };
    if (compareWithExpected(version, { expected: seenVersion }) === 'changed-since')
      return { refused: { code: 'WIDGET_CHANGED', version } };
    await widgets.change(params.id, settings);
    await record({
      companyId: params.id,
      kind: 'change-widget',
      subject: { type: 'widget', id: clientId },
      about: null,
      before: recordedSettings(before),
      after: recordedSettings(settings),
    });
    const changed = await findWidget(tx, scope, params.id);
    return changed ? { reply: changed } : { refused: { code: 'WIDGET_NOT_FOUND' } };
  });
