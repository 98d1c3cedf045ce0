// node farm.js: reads farm.json, assigns its jobs, and writes a file per machine, and a Klipper macro for pressure advance.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { OpenPrintData } from 'open-print-data';

const { source, machines, jobs } = JSON.parse(readFileSync('farm.json', 'utf8'));
const data = new OpenPrintData({ source });
const VERDICTS = ['yes', 'with_care', 'unknown'];
const materials = [...new Set(jobs.map(({ material }) => material))];
mkdirSync('machines', { recursive: true });

const farm = [];
for (const machine of machines) {
  const { name, nozzle, plates, ...changes } = machine;
  const printer = await data.printers.get(machine.printer);
  const prints = {};
  for (const material of materials) prints[material] = await judge(machine, material);
  const [enclosed, hard] = [
    changes.enclosed ?? printer.enclosed,
    ['hardened_steel', 'tungsten_carbide'].includes(changes.nozzle_material ?? printer.nozzle_material),
  ];
  const volume = printer.printable_volume_mm ?? printer.build_volume_mm;
  farm.push({ ...machine, enclosed, hard, volume, heated: printer.chamber_temperature_control, prints, load: 0 });
  const own = { printer: printer.id, nozzle, nozzle_material: changes.nozzle_material ?? printer.nozzle_material };
  const file = { name, ...own, enclosed, chamber: printer.chamber_temperature_control, plates, materials: prints };
  writeFileSync(`machines/${name}.json`, `${JSON.stringify(file, null, 2)}\n`);
  if (printer.gcode_flavor === 'klipper') writeFileSync(`machines/${name}.cfg`, await pressureAdvance(printer.id));
}

for (const job of jobs) {
  const [best] = farm.filter((machine) => takes(machine, job)).sort((a, b) => cost(a, job) - cost(b, job));
  if (best) best.load += job.hours ?? 1;
  const { verdict, because } = best?.prints[job.material] ?? {};
  console.log(`${job.name}: ${best ? [best.name, verdict, ...because].join(' · ') : 'no machine'}`);
}

/** The verdict for a material with the machine's nozzle, the bed temperature of each plate, and how to dry the material. */
async function judge({ printer, nozzle, plates, nozzle_material, enclosed }, material) {
  const changes = { ...(nozzle_material && { nozzle_material }), ...(enclosed !== undefined && { enclosed }) };
  const [{ verdict, reasons }, plastic, profiles] = await Promise.all([
    data.fit(printer, material, { nozzle, changes }),
    data.materials.get(material),
    data.profiles.list({ printer, material }).all(),
  ]);
  const profile = profiles.find((one) => one.nozzle.variant === nozzle) ?? profiles[0];
  const bed = (plate) => profile?.bed_temperature_by_plate_c?.[plate]?.other_layers ?? null;
  const { hygroscopic, drying_temperature_c, drying_time_h } = plastic;
  return {
    verdict,
    because: reasons.map(({ message }) => message),
    lacks: reasons.filter(({ verdict, has }) => verdict === 'with_care' && has !== undefined).length,
    nozzle_temperature_c: profile?.nozzle_temperature_c.other_layers ?? null,
    bed_temperature_c: profile?.bed_temperature_c.other_layers ?? null,
    plates: Object.fromEntries(plates.map((plate) => [plate, bed(plate)])),
    humidity: { hygroscopic, drying_temperature_c, drying_time_h },
  };
}

function takes({ nozzle, volume, prints }, { material, size_mm: [x, y, z], nozzle: wanted }) {
  const [least, most] = [Math.min(x, y), Math.max(x, y)];
  const fits = least <= Math.min(volume.x, volume.y) && most <= Math.max(volume.x, volume.y) && z <= volume.z;
  return fits && (wanted ?? '0.4') === nozzle && VERDICTS.includes(prints[material].verdict);
}

/** Lowest for the best verdict, then for the fewest features that other jobs may need, then for the least load. */
function cost({ enclosed, hard, heated, volume, prints, load }, { material }) {
  const special = [enclosed, hard, heated, volume.x > 260].filter(Boolean).length;
  const { verdict, lacks } = prints[material];
  return VERDICTS.indexOf(verdict) * 100_000 + lacks * 10_000 + special * 1000 + load;
}

/** A Klipper macro, called as PRESSURE_ADVANCE MATERIAL=petg NOZZLE=0.4 */
async function pressureAdvance(printer) {
  const known = {};
  for (const material of materials)
    for (const { nozzle, pressure_advance } of await data.profiles.list({ printer, material }).all())
      if (pressure_advance !== null) known[material] = { ...known[material], [nozzle.variant]: pressure_advance };
  return `[gcode_macro PRESSURE_ADVANCE]
variable_known: ${JSON.stringify(known)}
gcode:
  {% set known = printer["gcode_macro PRESSURE_ADVANCE"].known.get(params.MATERIAL|lower, {}) %}
  {% if params.NOZZLE in known %}
    SET_PRESSURE_ADVANCE ADVANCE={known[params.NOZZLE]}
  {% else %}
    {action_respond_info("No pressure advance is known for %s on %s" % (params.MATERIAL, params.NOZZLE))}
  {% endif %}
`;
}
