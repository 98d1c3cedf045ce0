import sys
import pandas as pd

folder = sys.argv[1] if len(sys.argv) > 1 else "."
names = {
    "max_nozzle_temperature_c": "nozzle_c",
    "build_volume_mm_x": "x_mm",
    "build_volume_mm_y": "y_mm",
    "build_volume_mm_z": "z_mm",
}
printers = pd.read_csv(f"{folder}/printers.csv").rename(columns=names)

answer = printers[
    (printers["enclosed"] == True)  # what is not known is neither
    & (printers["nozzle_c"] >= 300)
    & (printers[["x_mm", "y_mm", "z_mm"]].min(axis=1, skipna=False) >= 300)
]
answer = answer.sort_values(["nozzle_c", "id"], ascending=[False, True])
print(answer[["id", *names.values()]].head(10).to_csv(index=False))
