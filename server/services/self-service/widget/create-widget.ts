import { createWidget as route } from '@takst/contract/services/self-service/widget/create-widget.contract.ts';
import { randomBytes } from 'node:crypto';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import { newToken } from '#platform/access/tokens/secret-token.ts';
import { checkSettings } from './check-settings.ts';
import { recordedSettings } from './recorded-settings.ts';
import { widgetStore } from './widget.store.ts';

/** Creates the widget of a company, or returns the existing one. */
export const createWidget = (changes: ChangePath) =>
  serveChange(route, changes, async ({ tx, record }, { scope, body, now }) => {
    const checked = await checkSettings(tx, scope, body);
    if ('refused' in checked) return checked;
    const { companyId, settings } = checked;
    const widgets = widgetStore(tx, scope);
    const credentials = { clientId: newClientId(), clientSecret: newToken() };
    const isNew = await widgets.insert(companyId, { ...credentials, ...settings }, now);
    const widget = await widgets.lock(companyId);
    if (!widget) throw new Error('a widget was not saved');
    if (isNew) {
      await record({
        companyId,
        kind: 'create-widget',
        subject: { type: 'widget', id: widget.clientId },
        about: null,
        before: null,
        after: recordedSettings(settings),
      });
    }
    return { reply: widget };
  });

const clientIdLength = 24;

/** 120 bits, in characters that an address leaves as they are. */
const newClientId = (): string =>
  [...randomBytes(clientIdLength)].map((byte) => (byte % 32).toString(32)).join('');
