-- A foreign key looks up its row with a lock, which takes the right to update one column of it, by the owner of the
-- tables. 0015 and 0018 took that right from an owner that is no superuser: no month with free tickets could be closed,
-- and no payment moved. Two of these columns are made by the database, and the triggers refuse every update all the same.
grant update (id) on invoices.payment to current_user;
grant update (untaxed_count) on free_tickets.book_month to current_user;
grant update (tax_ore) on free_tickets.book_line to current_user;
