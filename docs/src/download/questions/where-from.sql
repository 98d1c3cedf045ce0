-- Where the nozzle temperature of a printer comes from, and what other sources say of it.
SELECT
  provenance.field,
  provenance.role,
  provenance.value,
  coalesce(sources.name, provenance.printer) AS source,
  coalesce(provenance.url, sources.url) AS url,
  provenance.note
FROM provenance
LEFT JOIN sources ON sources.id = provenance.source
WHERE provenance.kind = 'printers'
  AND provenance.id = 'bambu-lab-p1s'
  AND (provenance.field LIKE '%max_nozzle_temperature_c' OR provenance.role = 'leading')
ORDER BY provenance.role = 'leading', provenance.field, provenance.role DESC, url;
