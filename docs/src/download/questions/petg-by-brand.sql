-- The median nozzle temperature of PETG by brand, of the profiles for a 0.4 mm nozzle. What a slicer sets for
-- any material says nothing about PETG.
WITH ranked AS (
  SELECT
    brands.name AS brand,
    profiles.nozzle_temperature_c_other_layers AS temperature,
    row_number() OVER (PARTITION BY brands.id ORDER BY profiles.nozzle_temperature_c_other_layers) AS place,
    count(*) OVER (PARTITION BY brands.id) AS profiles
  FROM profiles
  JOIN printers ON printers.id = profiles.printer
  JOIN brands ON brands.id = printers.brand_id
  WHERE profiles.material = 'petg'
    AND profiles.nozzle_diameter_mm = 0.4
    AND profiles.evidence <> 'slicer_defaults'
    AND profiles.nozzle_temperature_c_other_layers IS NOT NULL
)
SELECT brand, profiles, avg(temperature) AS median_c
FROM ranked
WHERE place BETWEEN profiles / 2.0 AND profiles / 2.0 + 1
GROUP BY brand, profiles
ORDER BY profiles DESC, brand
LIMIT 10;
