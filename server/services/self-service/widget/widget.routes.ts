import type { ChangePath } from '#platform/changes/change-path.ts';
import type { Database } from '#platform/db/database.ts';
import type { ServedRoute } from '#platform/http/serve.ts';
import { changeWidget } from './change-widget.ts';
import { createWidget } from './create-widget.ts';
import { getWidget } from './get-widget.ts';
import { renewWidgetSecret } from './renew-widget-secret.ts';

type Dependencies = { database: Database; changes: ChangePath };

/** The widget of a company: credentials and settings (spec 2 §7). */
export const widgetRoutes = ({ database, changes }: Dependencies): ServedRoute[] => [
  getWidget(database),
  createWidget(changes),
  changeWidget(changes),
  renewWidgetSecret(changes),
];
