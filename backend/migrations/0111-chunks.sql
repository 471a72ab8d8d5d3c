-- The bits of all keys of one chunk, for facets of a free combination: by the primary key (key, chunk) each chunk read the whole index.
create index key_bits_by_chunk on key_bits (chunk);
