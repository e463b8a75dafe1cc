-- An import asks for each of its rows whether the catalogue has that name or that id of another registry. What was just
-- written would wait in lists beside these indexes, and every such question reads a list whole, up to 4 MB. Names and
-- ids are nearly all different, so that nothing is gained by writing many at once: they go into the index as they come.
alter index institutions_forms_idx set (fastupdate = off);
alter index institutions_same_as_idx set (fastupdate = off);
