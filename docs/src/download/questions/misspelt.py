import sys
import pandas as pd

folder = sys.argv[1] if len(sys.argv) > 1 else "."
names = pd.read_csv(f"{folder}/names.csv", keep_default_na=False)

asked = "bambo lab x1 carbn"
runs = [asked[i : i + 3] for i in range(len(asked) - 2)]
lower = names["name"].str.lower()
names["shared"] = sum(lower.str.contains(run, regex=False).astype(int) for run in runs)
names["length"] = names["name"].str.len()
answer = names.sort_values(["shared", "length", "name", "kind", "id"], ascending=[False, True, True, True, True])
print(answer[["kind", "id", "name", "shared"]].head(5).to_csv(index=False))
