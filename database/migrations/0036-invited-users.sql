-- An inactive user is invited until a moment, or was deactivated; without this the two look alike once
-- the link is gone.
alter table users."user" add column invited_until timestamptz;

update users."user" set invited_until = link.expires_at
  from (select user_id, max(expires_at) as expires_at from users.activation
         where used_at is null group by user_id) link
 where link.user_id = "user".id and "user".state = 'INACTIVE';

-- Links are deleted a month after they end: whoever a person created and nobody deactivated was invited.
update users."user" set invited_until = created_at + interval '7 days'
 where state = 'INACTIVE' and invited_until is null and created_by is not null
   and not exists (
     select from changes.change
      where subject_type = 'user' and subject_id = "user".id::text
        and kind in ('activate-user', 'deactivate-user', 'link-login'));

alter table users."user" add constraint invited_user_is_inactive
  check (invited_until is null or state = 'INACTIVE');
