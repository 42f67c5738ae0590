import { changedSince } from '#platform/calls/changed-since.ts';
import { route } from '#platform/calls/route.ts';
import { anySubscriberService } from '#ticketing/subscribers/subscriber-services.ts';
import {
  exampleSettings,
  settingsRefusals,
  widget,
  widgetSettings,
  widgetVersion,
} from './widget.schema.ts';

export const changeWidget = route({
  method: 'PUT',
  path: '/api/widget/by-company-id/{id}',
  summary:
    'Changes the settings of a widget; what is embedded already shows them when it is loaded',
  needs: anySubscriberService,
  company: 'id',
  body: widgetSettings,
  example: exampleSettings,
  reply: widget,
  refusals: {
    WIDGET_NOT_FOUND: { status: 404 },
    /** Another user has changed it since; `version` is what is saved now. */
    WIDGET_CHANGED: changedSince({ version: widgetVersion }),
    ...settingsRefusals,
  },
});
