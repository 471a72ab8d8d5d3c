-- True once the shop wrote the page itself: a later seed leaves it as it is.
ALTER TABLE content_pages ADD COLUMN own boolean NOT NULL DEFAULT false
