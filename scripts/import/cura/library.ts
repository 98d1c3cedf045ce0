import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../shared/files.js';
import { parseIni } from '../ini.js';
import type { Report } from '../report.js';
import { Definitions } from './definition.js';
import { type CuraMaterial, Products, readMaterials } from './material.js';

/** The content of a checkout, read once for all machines. */
export interface Library {
  definitions: Definitions;
  extruders: Definitions;
  variants: ReadonlyMap<string, Container[]>;
  qualities: ReadonlyMap<string, Container[]>;
  materials: readonly CuraMaterial[];
  products: Products;
}

/** @throws if `root` is not a checkout of Cura */
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

/** An instance container, `*.inst.cfg`: the values of a quality or a variant; one that begins with `=` is a formula. */
export interface Container {
  id: string;
  name: string;
  definition: string;
  metadata: Readonly<Record<string, string>>;
  values: ReadonlyMap<string, string>;
}

/** Reads every container below a folder, sorted by path; empty if there is no such folder. */
function readContainers(folder: string): Container[] {
  return filesBelow(folder, '**/*.inst.cfg').map((file) =>
    parse(path.basename(file, '.inst.cfg'), readFileSync(path.join(folder, file), 'utf8')),
  );
}

function parse(id: string, text: string): Container {
  const { general, metadata = {}, values = {} } = Object.fromEntries(parseIni(text));
  return {
    id,
    name: general?.name ?? id,
    definition: general?.definition ?? '',
    metadata,
    values: new Map(Object.entries(values)),
  };
}
