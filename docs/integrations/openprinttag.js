// Reads the payload of an OpenPrintTag, and looks up its spool.
import { createHash } from 'node:crypto';
import { decodeFirst } from 'cborg';

const SERVICE = 'https://your-host.example';
// UUIDs are optional on a tag: the specification (3.2.1) derives them from names in these namespaces.
const BRANDS = '5269dfb7-1559-440a-85be-aba5f3eff2d2';
const MATERIALS = '616fc86d-7d99-4953-96c7-46d2836b9be9';
// Keys of the fields.
const MATERIAL_UUID = 2;
const BRAND_UUID = 3;
const MATERIAL_TYPE = 9;
const MATERIAL_NAME = 10;
const BRAND_NAME = 11;

/** The filament and colour of the spool, or at least its material. `payload`: of the NDEF record. */
export async function readTag(payload) {
  const [meta, rest] = decodeFirst(payload, { useMaps: true });
  const [tag] = decodeFirst(meta.has(0) ? payload.subarray(meta.get(0)) : rest, { useMaps: true });
  const brand = tag.get(BRAND_UUID) ?? uuid5(BRANDS, tag.get(BRAND_NAME) ?? '');
  const material = tag.get(MATERIAL_UUID) ?? uuid5(MATERIALS, brand, tag.get(MATERIAL_NAME) ?? '');

  const { systems: labels } = await json(`/api/v1/identify/labels/${shardOf(written(material))}.json`);
  const known = labels.openprinttag_material_uuid?.identifiers[written(material)];
  if (known) return { spools: known };

  const { systems } = await json('/api/v1/identify.json');
  return systems.openprinttag_material_type.identifiers[String(tag.get(MATERIAL_TYPE))] ?? {};
}

/** A version 5 UUID, as bytes. */
function uuid5(namespace, ...parts) {
  const hash = createHash('sha1').update(Buffer.from(namespace.replaceAll('-', ''), 'hex'));
  for (const part of parts) hash.update(part);
  const bytes = hash.digest().subarray(0, 16);
  bytes[6] = (bytes[6] & 0x0f) | 0x50;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
  return bytes;
}

/** The name of the file with a UUID: the last byte of the FNV-1a hash of its digits. */
function shardOf(uuid) {
  let hash = 0x811c9dc5;
  for (const digit of uuid.replaceAll('-', '')) hash = Math.imul(hash ^ digit.charCodeAt(0), 0x01000193);
  return (hash & 0xff).toString(16).padStart(2, '0');
}

function written(bytes) {
  return Buffer.from(bytes)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

async function json(path) {
  const response = await fetch(SERVICE + path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}
