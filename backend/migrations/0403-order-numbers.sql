-- Order numbers may have gaps; only invoices must not.
create sequence order_numbers
