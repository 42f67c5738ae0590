-- The personal values of a change, and whom it is about, lie beside the append-only record, where they
-- can be deleted (docs/decisions/0028).
create table changes.about (
  tenant text not null,
  -- 0: a change that is about no company.
  company_id bigint not null,
  change_id bigint not null,
  -- The holder and the ticket that the change is about; both null for users and companies.
  holder_id bigint,
  ticket_id bigint,
  before jsonb,
  after jsonb,
  salt bytea not null
);

-- What the record keeps of a deleted row: it proves that a row which is still there was not altered.
create function changes.personal_digest(holder_id bigint, ticket_id bigint, before jsonb, after jsonb, salt bytea)
  returns bytea language sql stable
  return sha256(salt || convert_to(jsonb_build_array(holder_id, ticket_id, before, after)::text, 'UTF8'));

-- Names of values that are not personal, of all versions. Whatever else was recorded is personal.
insert into changes.about (tenant, company_id, change_id, holder_id, ticket_id, before, after, salt)
select change.tenant, coalesce(change.company_id, 0), change.id, whom.holder_id, subject.ticket_id,
       personal.before, personal.after, uuid_send(gen_random_uuid())
  from changes.change
  cross join (values (array[
    'name', 'organisationNumber', 'customerNumber', 'bill', 'post', 'visit', 'addresses', 'subtype',
    'invoicingInterval', 'invoiceReference', 'paymentDeadlineDays', 'fromDate', 'roles', 'state', 'action',
    'subscriberIds', 'productId', 'profileId', 'zoneFrom', 'zoneTo', 'allZones', 'nrOfZones', 'startDate',
    'expirationDate', 'expiryDate', 'lastDay', 'downloadedToPhone', 'cancelled', 'agreementId',
    'continuesId', 'companyId', 'companyName', 'orderedAt', 'ended', 'endedSessions', 'openLinks', 'ticketApp'
  ])) as impersonal (names)
  cross join lateral (
    select nullif(change.before - impersonal.names, '{}') as before,
           nullif(change.after - impersonal.names, '{}') as after) as personal
  cross join lateral (
    select case when change.subject_id ~ '^[0-9]{1,18}$' then change.subject_id::bigint end as id) as numbered
  cross join lateral (
    select case when change.subject_type = 'company-ticket' then numbered.id end as ticket_id,
           case when change.subject_type = 'subscriber' then numbered.id end as subscriber_id) as subject
  left join company_tickets.subscriber
    on subscriber.company_id = change.company_id and subscriber.person_key = change.person_key
  left join company_tickets.ticket
    on ticket.company_id = change.company_id and ticket.id = subject.ticket_id
  cross join lateral (
    select coalesce(subscriber.id, ticket.subscriber_id, subject.subscriber_id) as holder_id) as whom
 where num_nonnulls(whom.holder_id, subject.ticket_id, personal.before, personal.after) > 0;

-- The record without them: written anew, so that no file of the database holds the old rows.
alter table changes.change rename to change_with_names;
create table changes.change (
  id bigint generated always as identity,
  tenant text not null,
  company_id bigint,
  at timestamptz not null,
  user_id bigint,
  channel text not null,
  request_id text not null,
  kind text not null,
  subject_type text not null,
  subject_id text not null,
  -- Without personal values; {} where there was nothing else.
  before jsonb,
  after jsonb,
  -- Of the row in changes.about; null when there has never been one.
  personal_digest bytea
);
insert into changes.change overriding system value
select change.id, change.tenant, change.company_id, change.at, change.user_id, change.channel,
       change.request_id, change.kind, change.subject_type, change.subject_id,
       change.before - array(select jsonb_object_keys(about.before)),
       -- Whose tickets a change for many changed is in its lines (company_tickets.many_change_line).
       case when jsonb_typeof(change.after -> 'subscriberIds') = 'array'
         then change.after - 'subscriberIds'
              || jsonb_build_object('people', jsonb_array_length(change.after -> 'subscriberIds'))
         else change.after
       end - array(select jsonb_object_keys(about.after)),
       case when about.change_id is not null then
         changes.personal_digest(about.holder_id, about.ticket_id, about.before, about.after, about.salt)
       end
  from changes.change_with_names change
  left join changes.about on about.change_id = change.id;
select setval('changes.change_id_seq1', coalesce(max(id), 0) + 1, false) from changes.change;
drop table changes.change_with_names;
alter sequence changes.change_id_seq1 rename to change_id_seq;

alter table changes.change add primary key (id);
create index change_by_company on changes.change (company_id, at desc, id desc)
  include (tenant, kind, user_id, subject_type, subject_id);
create index contact_form_by_user on changes.change (user_id, at) where kind = 'send-contact-form';
alter table changes.about add primary key (company_id, change_id);
create index about_by_holder on changes.about (company_id, holder_id, change_id desc);
create index about_by_ticket on changes.about (company_id, ticket_id);
analyze changes.change, changes.about;

create trigger append_only before update or delete or truncate on changes.change
  for each statement execute function changes.refuse();
create trigger only_whole_rows before update or truncate on changes.about
  for each statement execute function changes.refuse();
