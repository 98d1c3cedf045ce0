-- Enclosed printers whose nozzle may reach 300 °C and that print at least 300 mm in every direction.
SELECT
  id,
  max_nozzle_temperature_c AS nozzle_c,
  build_volume_mm_x AS x_mm,
  build_volume_mm_y AS y_mm,
  build_volume_mm_z AS z_mm
FROM printers
WHERE enclosed
  AND max_nozzle_temperature_c >= 300
  AND build_volume_mm_x >= 300
  AND build_volume_mm_y >= 300
  AND build_volume_mm_z >= 300
ORDER BY max_nozzle_temperature_c DESC, id
LIMIT 10;
