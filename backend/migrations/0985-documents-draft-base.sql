-- The version that stood there when a draft was begun: what was published since is not in it. Null: kept by a release
-- that does not know of it.
alter table document_drafts add column base integer
-- next
-- The token that a preview was opened with: it is over with its session, and when its role may publish no more.
alter table document_previews add column opened_by text
