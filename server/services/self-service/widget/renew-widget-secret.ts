import { renewWidgetSecret as route } from '@takst/contract/services/self-service/widget/renew-widget-secret.contract.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import { newToken } from '#platform/access/tokens/secret-token.ts';
import { widgetStore } from './widget.store.ts';

/** A new secret; the old one is forgotten. The client id stays, and with it whatever is embedded. */
export const renewWidgetSecret = (changes: ChangePath) =>
  serveChange(route, changes, async ({ tx, record }, { scope, params }) => {
    const widgets = widgetStore(tx, scope);
    const widget = await widgets.lock(params.id);
    if (!widget) return { refused: { code: 'WIDGET_NOT_FOUND' } };
    const clientSecret = newToken();
    await widgets.setSecret(params.id, clientSecret);
    await record({
      companyId: params.id,
      kind: 'renew-widget-secret',
      subject: { type: 'widget', id: widget.clientId },
      about: null,
      before: null,
      after: null,
    });
    return { reply: { ...widget, clientSecret } };
  });
