import sys
import pandas as pd

folder = sys.argv[1] if len(sys.argv) > 1 else "."
profiles = pd.read_csv(f"{folder}/profiles.csv", low_memory=False)
materials = pd.read_csv(f"{folder}/materials.csv")

both = pd.DataFrame({"profile": profiles["id"], "profile_c": profiles["nozzle_temperature_c_other_layers"]})
both["material_max_c"] = profiles["material"].map(materials.set_index("id")["nozzle_temperature_c_max"])
both["beyond"] = both["profile_c"] - both["material_max_c"]
answer = both[both["beyond"] > 0].sort_values(["beyond", "profile"], ascending=[False, True])
print(answer.drop(columns="beyond").head(10).to_csv(index=False))
