import { route } from '#route.ts';
import { anySubscriberService } from '#subscribers/subscriber-services.ts';
import { exampleSettings, settingsRefusals, widget, widgetSettings } from './widget.schema.ts';

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
    /** Somebody has changed it since it was loaded. */
    WIDGET_CHANGED: { status: 409 },
    ...settingsRefusals,
  },
});
