import { route } from '#platform/calls/route.ts';
import { anySubscriberService } from '#ticketing/subscribers/subscriber-services.ts';
import { widget } from './widget.schema.ts';

export const renewWidgetSecret = route({
  method: 'POST',
  path: '/api/widget/by-company-id/{id}/renew-secret',
  summary: 'Gives a widget a new secret; what is embedded goes by the client id and works on',
  needs: anySubscriberService,
  company: 'id',
  reply: widget,
  refusals: { WIDGET_NOT_FOUND: { status: 404 } },
});
