import type { Material, Printer, Profile } from '../../../schemas/generated/record.js';
import { MaterialFacts, PrinterFacts } from './facts.js';
import { LaidOut, useLayout } from './LaidOut.js';
import { ProfileTables } from './ProfileTables.js';
import { SpeedBars } from './SpeedBars.js';
import { TemperatureChart } from './TemperatureChart.js';

interface Props {
  profile: Profile;
  printer: Printer;
  material: Material;
}

/** Everything that is known of a pair: its temperatures against the limits, each group of settings folded, both records. */
export function AllSettings(of: Props) {
  return (
    <LaidOut>
      <All {...of} />
    </LaidOut>
  );
}

function All({ profile, printer, material }: Props) {
  const layout = useLayout();
  return (
    <>
      <TemperatureChart {...{ profile, material, printer }} />
      {(['filament', 'process'] as const).map((part) => (
        <section key={part}>
          <h3>{layout.texts[part]}</h3>
          {part === 'process' &&
            layout.profile
              .filter(({ id }) => id === 'speeds')
              .map((group) => <SpeedBars key={group.id} group={group} columns={[{ name: '', record: profile }]} />)}
          <ProfileTables
            folded
            groups={layout.profile.filter(({ holder }) => (holder === 'process') === (part === 'process'))}
            profiles={[{ name: material.name, profile }]}
          />
        </section>
      ))}
      <PrinterFacts printers={[printer]} open={false} />
      <MaterialFacts materials={[material]} open={false} />
    </>
  );
}
