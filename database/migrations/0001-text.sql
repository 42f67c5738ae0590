-- What every area needs: extensions, the Norwegian sort key, the form in which text is searched.
create extension if not exists btree_gist;
create extension if not exists btree_gin;
create extension if not exists pg_trgm;

create schema text;

-- Norwegian order (æ ø å last, aa as å) by plain byte order, the same on every database:
-- no ICU collation gives it on both of ours (docs/decisions).
create function text.sort_key(words text) returns text
  language sql immutable strict parallel safe
  return translate(
    replace(lower(words), 'aa', '}'),
    'æäøöåáàâãéèêëíìîïóòôõúùûüýÿçñ',
    '{{||}aaaaeeeeiiiioooouuuyyycn'
  ) collate "C";
