-- Several films may stand ready for a place of the desk: of its active ones the newest plays. So one is prepared while
-- another is in use.
alter table video_institucional drop constraint video_institucional_hot_id_posicao_key;
create index video_institucional_lugar on video_institucional (hot_id, posicao, id desc);
