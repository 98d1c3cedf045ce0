import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Report } from '../report.js';
import { type Container, readContainers } from './container.js';
import { Definitions } from './definition.js';
import { type CuraMaterial, readMaterials } from './material.js';
import { Products } from './materials.js';

/** What a checkout holds, read once for all machines. */
export interface Library {
  definitions: Definitions;
  extruders: Definitions;
  /** By the definition that they are for. */
  variants: ReadonlyMap<string, Container[]>;
  qualities: ReadonlyMap<string, Container[]>;
  materials: readonly CuraMaterial[];
  products: Products;
}

/** @throws when `root` is no checkout of Cura */
export function readLibrary(root: string, report: Report): Library {
  const resources = path.join(root, 'resources');
  const definitions = new Definitions([path.join(resources, 'definitions')], report);
  if (!existsSync(path.join(resources, 'definitions/fdmprinter.def.json')))
    throw new Error(`${resources}: no definitions/fdmprinter.def.json; is this a checkout of Cura?`);
  const names = path.join(resources, 'texts/product_to_id.json');
  const table = existsSync(names) ? (JSON.parse(readFileSync(names, 'utf8')) as Record<string, string>) : {};
  const byDefinition = (folder: string) =>
    Map.groupBy(readContainers(path.join(resources, folder)), ({ definition }) => definition);
  return {
    definitions,
    extruders: new Definitions([path.join(resources, 'extruders'), path.join(resources, 'definitions')], report),
    variants: byDefinition('variants'),
    qualities: byDefinition('quality'),
    materials: readMaterials(path.join(resources, 'materials')),
    products: new Products(table, definitions),
  };
}
