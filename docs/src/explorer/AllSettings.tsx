import type { Material, Printer, Profile } from '../../../schemas/generated/record.js';
import { Gauge } from './Gauge.js';
import { laidOut, useLayout } from './LaidOut.js';
import { profileColumn, ValueTables } from './ValueTable.js';
import { RecordLink } from './view-parts.js';

interface Props {
  profile: Profile;
  printer: Printer;
  material: Material;
}

/**
 * Shows all settings of a pair in folded groups, its temperatures against the limits, and where to find its records.
 */
export const AllSettings = laidOut(({ profile, printer, material }: Props) => {
  const { texts, layout, writer, say } = useLayout();
  const lines = layout.profile.flatMap((group) => group.lines);
  return (
    <>
      <section class="box">
        <h3>{say('Temperatures and limits', '温度与极限')}</h3>
        {(['nozzle', 'bed', 'chamber'] as const).map((part) => {
          const line = lines.find(({ path }) => path === `${part}_temperature_c`);
          return <Gauge key={part} label={line?.label ?? part} {...{ part, profile, printer, material, writer }} />;
        })}
      </section>
      {(['filament', 'process'] as const).map((part) => (
        <section key={part}>
          <h3>{texts[part]}</h3>
          <ValueTables
            folded
            groups={layout.profile.filter(({ holder }) => (holder === 'process') === (part === 'process'))}
            columns={[profileColumn(material.name, profile)]}
          />
        </section>
      ))}
      <RecordLink record={printer} />
      <RecordLink record={material} />
    </>
  );
});
