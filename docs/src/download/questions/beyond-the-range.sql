-- Profiles that print hotter than the range of their material, the furthest first.
SELECT
  profiles.id AS profile,
  profiles.nozzle_temperature_c_other_layers AS profile_c,
  materials.nozzle_temperature_c_max AS material_max_c
FROM profiles
JOIN materials ON materials.id = profiles.material
WHERE profiles.nozzle_temperature_c_other_layers > materials.nozzle_temperature_c_max
ORDER BY profile_c - material_max_c DESC, profile
LIMIT 10;
