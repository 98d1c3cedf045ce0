import type { Catalogue } from './catalogue.js';
import type { Page } from './page.js';
import { materialTitle, type Tongue } from './tongue.js';

/** All materials by family. */
export function materialsPage(from: Catalogue, tongue: Tongue): Page {
  const { say, to, writer } = tongue;
  const families = Map.groupBy(from.materials.values(), ({ family }) => family);
  return {
    path: '/materials/',
    heading: say('Materials', '耗材'),
    title: say('Materials for 3D printing: temperatures and settings', '3D 打印耗材：温度与参数'),
    description: say(
      `${from.materials.size} filaments with their temperatures, drying, safety and the printers that have settings for them.`,
      `${from.materials.size} 种耗材的温度、烘干、安全以及有参数的打印机。`,
    ),
    crumbs: [],
    about: { '@type': 'CollectionPage', name: say('Materials', '耗材') },
    file: '/api/v1/materials.json',
    body: [...families].map(([family, materials]) => (
      <section key={family} id={family}>
        <h2>{writer.word(family)}</h2>
        <ul class="cards">
          {materials.map((material) => (
            <li key={material.id}>
              <a href={to(`/materials/${material.id}/`)}>{materialTitle(material, tongue)}</a>
              <small>
                {writer.range(material.nozzle_temperature_c?.min, material.nozzle_temperature_c?.max, '°C') ??
                  tongue.texts.notKnown}
                {say(` · ${material.printer_count} printers`, ` · ${material.printer_count} 款打印机`)}
              </small>
            </li>
          ))}
        </ul>
      </section>
    )),
  };
}
