import sys
import pandas as pd

folder = sys.argv[1] if len(sys.argv) > 1 else "."
profiles = pd.read_csv(f"{folder}/profiles.csv", low_memory=False)
printers = pd.read_csv(f"{folder}/printers.csv")

petg = profiles[
    (profiles["material"] == "petg")
    & (profiles["nozzle_diameter_mm"] == 0.4)
    & (profiles["evidence"] != "slicer_defaults")
]
petg = petg.merge(printers[["id", "brand"]], left_on="printer", right_on="id")
answer = (
    petg.dropna(subset=["nozzle_temperature_c_other_layers"])
    .groupby("brand")["nozzle_temperature_c_other_layers"]
    .agg(profiles="count", median_c="median")
    .reset_index()
    .sort_values(["profiles", "brand"], ascending=[False, True])
)
print(answer.head(10).to_csv(index=False))
