// An inventory: what a metre of each spool weighs and costs, and how warm it is printed.
import { OpenPrintData } from 'open-print-data';

const data = new OpenPrintData({ source: 'https://your-host.example' });
const spools = [
  { material: 'PLA', price: 20, grams: 1000 },
  { material: 'PETG', price: 24, grams: 1000 },
  { material: 'TPU', price: 30, grams: 500 },
];

const AREA_MM2 = Math.PI * (1.75 / 2) ** 2;
for (const { material: name, price, grams } of spools) {
  const material = await data.materials.get(name);
  const { min, max } = material.nozzle_temperature_c ?? {};
  const gramsPerMetre = material.density_g_cm3 === null ? null : AREA_MM2 * material.density_g_cm3;
  const cost = gramsPerMetre === null ? '?' : ((gramsPerMetre * price) / grams).toFixed(3);
  console.log(`${material.name}: ${gramsPerMetre?.toFixed(2) ?? '?'} g/m, ${cost} a metre, ${min}–${max} °C`);
}
