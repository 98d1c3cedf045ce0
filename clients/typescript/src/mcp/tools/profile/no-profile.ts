import { FILES } from '../../../../../../core/paths.js';
import { printerName } from '../../../../../../core/printer-name.js';
import { contradictionsOf } from '../../../../../../core/resolve/contradictions.js';
import type { ListedMaterial, Material, Printer } from '../../../../../../schemas/generated/record.js';
import { type Call, Refusal } from '../../tool.js';

/** Most materials that are named instead. */
const MOST = 12;

/** What keeps a printer from printing a material at all. */
const NEVER: readonly string[] = ['nozzle_too_cold', 'bed_too_cold', 'chamber_too_cold'];

/** Why there is no profile of a pair: first that they cannot go together, where they cannot. */
export async function noProfile(printer: Printer, material: Material, { desk, say }: Call): Promise<Refusal> {
  const name = printerName(printer);
  const never = contradictionsOf({ printer, material, profile: null, slicer: null, yours: {} })
    .filter(({ code }) => NEVER.includes(code))
    .map(({ message, message_zh }) => say(message, message_zh));
  const together =
    never.length > 0 ? say(`They cannot go together: ${never.join(' ')} `, `两者无法搭配：${never.join('')}`) : '';
  const n = printer.materials.length;
  return new Refusal(
    'no_profile',
    together +
      say(
        `There is no profile of ${name} for ${material.name}: neither its maker nor a slicer publishes one that is read here. Do not take one of another printer or material for it. It has profiles for ${n} materials; suggested are at most ${MOST} of them, those of the same family first.`,
        `没有 ${name} 打印 ${material.name} 的配置：厂家和切片软件都没有公布（或未收录）。不要拿别的打印机或耗材的配置代替。它有 ${n} 种耗材的配置，建议列表最多列 ${MOST} 种，同类的在前。`,
      ),
    nearest(await desk.list<ListedMaterial>(FILES.briefMaterials), printer.materials, material),
  );
}

/** Materials in place of one: of its family first, then those whose names share a word with it, such as CF. */
function nearest(all: readonly ListedMaterial[], ids: readonly string[], { id: wanted, family }: Material) {
  const parts = wanted.split('-');
  const distance = (one: ListedMaterial) =>
    one.family === family ? 0 : one.id.split('-').some((part) => parts.includes(part)) ? 1 : 2;
  return all
    .filter(({ id }) => ids.includes(id))
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, MOST)
    .map(({ id }) => id);
}
