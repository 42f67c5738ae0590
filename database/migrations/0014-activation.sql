-- Links by which a new user, or one who comes back, gets a login: once, within a time.
create table users.activation (
  -- The link holds the token, the table only its digest.
  token_digest text primary key,
  tenant text not null,
  user_id bigint not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  foreign key (tenant, user_id) references users.user (tenant, id)
);
create index activation_by_user on users.activation (user_id);

-- E-mails have a mailbox for answers.
alter table stand_ins.message add column reply_to text;

-- How often a user has used the contact form of late.
create index contact_form_by_user on changes.change (user_id, at) where kind = 'send-contact-form';
