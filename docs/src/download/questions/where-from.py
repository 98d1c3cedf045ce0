import sys
import pandas as pd

folder = sys.argv[1] if len(sys.argv) > 1 else "."
provenance = pd.read_csv(f"{folder}/provenance.csv", low_memory=False)
sources = pd.read_csv(f"{folder}/sources.csv").set_index("id")

own = provenance[(provenance["kind"] == "printers") & (provenance["id"] == "bambu-lab-p1s")]
asked = own["field"].str.endswith("max_nozzle_temperature_c", na=False)
answer = own[asked | (own["role"] == "leading")].copy()
answer["url"] = answer["url"].fillna(answer["source"].map(sources["url"]))
answer["source"] = answer["source"].map(sources["name"]).fillna(answer["printer"])
answer["leading"] = answer["role"] == "leading"
answer = answer.sort_values(["leading", "field", "role", "url"], ascending=[True, True, False, True])
print(answer[["field", "role", "value", "source", "url", "note"]].to_csv(index=False))
