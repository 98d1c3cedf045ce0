-- What a misspelt name may mean: names that share the most runs of three letters with it, found by the full-text index.
WITH RECURSIVE
asked (text) AS (VALUES ('bambo lab x1 carbn')),
runs (place, run) AS (
  SELECT 1, substr(text, 1, 3) FROM asked
  UNION
  SELECT place + 1, substr(text, place + 1, 3) FROM runs, asked WHERE place + 3 <= length(text)
)
SELECT search.kind, search.id, search.name, count(*) AS shared
FROM runs
JOIN search ON search.name MATCH '"' || runs.run || '"'
GROUP BY search.rowid
ORDER BY shared DESC, length(search.name), search.name, search.kind, search.id
LIMIT 5;
