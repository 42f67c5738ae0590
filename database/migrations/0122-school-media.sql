-- What pupils' tickets lie on, by the agreement (spec 3 §5). Null where it says nothing: phones and ID-based cards.
alter table agreements.agreement add column school_media text[]
  check (school_media <@ array['phone', 'card', 'new-card'] and cardinality(school_media) > 0);
