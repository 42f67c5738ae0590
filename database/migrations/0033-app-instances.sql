-- Whether an app on a phone has redeemed a ticket before: asked while many wrong pickup codes come.
create index ticket_by_app_instance on tickets.ticket (tenant, ticket_app, app_id)
  where app_id is not null;
