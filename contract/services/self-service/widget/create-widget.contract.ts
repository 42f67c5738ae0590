import { route } from '#platform/calls/route.ts';
import { anySubscriberService } from '#ticketing/subscribers/subscriber-services.ts';
import { exampleSettings, newWidget, settingsRefusals, widget } from './widget.schema.ts';

export const createWidget = route({
  method: 'POST',
  path: '/api/auth/widget/create',
  summary: 'Creates the widget of a company, or answers the one that it has',
  needs: anySubscriberService,
  body: newWidget,
  example: { agreementNumbers: exampleSettings.agreementNumbers },
  reply: widget,
  refusals: settingsRefusals,
});
