-- What every area needs: extensions, lower case and the Norwegian sort key.
create extension if not exists btree_gist;
create extension if not exists btree_gin;
create extension if not exists pg_trgm;

create schema text;

-- Lower case as the program itself makes it. `lower` alone goes by the server's locale, and one
-- with the locale C leaves Æ, Ø and Å as they are.
create function text.lower_case(words text) returns text
  language sql immutable strict parallel safe
  return lower(translate(words,
    'ÆÄØÖÅÁÀÂÃĂĄĆČÇĎĐÐÉÈÊËĘĚĞÍÌÎÏŁĽĹÑŃŇÓÒÔÕŐŘŔŚŠŞȘŤȚŢÚÙÛŮÜŰÝŸŽŹŻ',
    'æäøöåáàâãăąćčçďđðéèêëęěğíìîïłľĺñńňóòôõőřŕśšşșťțţúùûůüűýÿžźż'));

-- Norwegian order (æ ø å last, aa as å) by plain byte order, the same on every database:
-- no ICU collation gives it on both of ours (docs/decisions).
create function text.sort_key(words text) returns text
  language sql immutable strict parallel safe
  return translate(
    replace(replace(replace(text.lower_case(words), 'aa', '}'), 'ß', 'ss'), 'þ', 'th'),
    'æäøöåáàâãăąćčçďđðéèêëęěğíìîïıłľĺñńňóòôõőřŕśšşșťțţúùûůüűýÿžźż',
    '{{||}aaaaaacccdddeeeeeegiiiiilllnnnooooorrsssstttuuuuyyyyzzz'
  ) collate "C";
