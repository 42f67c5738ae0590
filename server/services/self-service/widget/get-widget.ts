import { getWidget as route } from '@takst/contract/services/self-service/widget/get-widget.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { findWidget } from './widget.store.ts';

export const getWidget = (database: Database) =>
  serve(route, async ({ scope, params }) => {
    const widget = await findWidget(database, scope, params.id);
    return widget ? { reply: widget } : { refused: { code: 'WIDGET_NOT_FOUND' } };
  });
