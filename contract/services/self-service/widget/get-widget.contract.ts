import { route } from '#platform/calls/route.ts';
import { anySubscriberService } from '#ticketing/subscribers/subscriber-services.ts';
import { widget } from './widget.schema.ts';

export const getWidget = route({
  method: 'GET',
  path: '/api/widget/by-company-id/{id}',
  summary: 'The credentials and settings of the widget of a company',
  needs: anySubscriberService,
  company: 'id',
  reply: widget,
  /** None has been created; the page then creates one (spec 2 §7). */
  refusals: { WIDGET_NOT_FOUND: { status: 404 } },
});
