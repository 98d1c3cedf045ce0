/** How sources write makers where data/brands.yaml does not list it, by brand. */
export const MAKER_ALIASES: Readonly<Record<string, readonly string[]>> = {
  creality: ['Creality3D'],
  prusa: ['Prusa3D'],
  snapmaker: ['Snapmaker 2'],
  ultimaker: ['Ultimaker Ultimaker', 'Ultimaker B.V. Ultimaker'],
};

interface ManualMatch {
  /** How the path of the file ends. */
  file: string;
  /** Ids of the printers that its machine is; none when it only has the name of one. */
  printers: readonly string[];
  reason: string;
}

const VOLUMIC = 'VS of the preset is Volumic Stream of the definition';
const VORON = 'Voron numbers frames by their size; the presets tell tool heads of one frame apart';

/** Machines whose names alone do not identify the printer, by source. */
export const MANUAL_MATCHES: Readonly<Record<string, readonly ManualMatch[]>> = {
  cura: [
    ...['prusa_i3_mk3.def.json', 'Prusa i3 Mk3_Mk3s.json'].map((file) => ({
      file,
      printers: ['prusa-mk3', 'prusa-mk3s'],
      reason: 'its name is "Mk3/Mk3s"',
    })),
    ...[250, 300, 350].flatMap((size) =>
      [`voron2_${size}.def.json`, `Voron2 ${size}.json`].map((file) => ({
        file,
        printers: [`voron-2-4-${size}`, `voron-2-${size}mm-afterburner`, `voron-2-${size}mm-mobius`],
        reason: VORON,
      })),
    ),
    ...['voron0_120.def.json', 'Voron 0.json'].map((file) => ({
      file,
      printers: ['voron-0-1', 'voron-zero', 'voron-zero-miniab'],
      reason: VORON,
    })),
    ...[235, 330].flatMap((size) =>
      [`vzbot_${size}.def.json`, `VzBot ${size}.json`].map((file) => ({
        file,
        printers: [`vzbot-${size}-awd`],
        reason: 'all-wheel drive moves the same frame',
      })),
    ),
    ...[
      ['stream30ultra.def.json', 'volumic-vs30ultra'],
      ['Stream30Ultra.json', 'volumic-vs30ultra'],
      ['stream30ultrasc.def.json', 'volumic-vs30sc'],
      ['Stream30Ultra SC.json', 'volumic-vs30sc'],
      ['stream30ultrasc2.def.json', 'volumic-vs30sc2'],
      ['Stream30Ultra SC2.json', 'volumic-vs30sc2'],
      ['stream30mk3.def.json', 'volumic-vs30mk3'],
      ['Stream30Pro MK3.json', 'volumic-vs30mk3'],
    ].map(([file = '', printer = '']) => ({ file, printers: [printer], reason: VOLUMIC })),
    ...['SV02.def.json', 'Sovol-SV02 (Legacy).json'].map((file) => ({
      file,
      printers: ['sovol-sv02'],
      reason: 'the only definition of it',
    })),
    ...['two_trees_sapphireplus.def.json', 'Two Trees Sapphire Plus.json'].map((file) => ({
      file,
      printers: ['two-trees-sp-5-klipper'],
      reason: 'Klipper writes "Sapphire Plus V1 (SP-5)"',
    })),
    ...['tronxy_x5sa_400.def.json', 'Tronxy X5SA_X5ST_Pro_2E 400mm.json'].map((file) => ({
      file,
      printers: ['tronxy-x5sa-400-marlin-firmware'],
      reason: 'the X5SA of 400 mm',
    })),
    ...['makergear_m2.def.json', 'MakerGear M2.json'].map((file) => ({
      file,
      printers: ['makergear-m2-v4-hotend'],
      reason: 'the M2 with its V4 hot end',
    })),
  ],
  marlin: [
    {
      file: 'Geeetech/D200/Configuration.h',
      printers: ['geeetech-giantarmd200'],
      reason: 'the maker writes GiantArm D200',
    },
    { file: 'LulzBot/TAZ4/Configuration.h', printers: ['lulzbot-taz-4-or-5'], reason: 'one preset for both' },
    {
      file: 'Prusa/MK3S-BigTreeTech-BTT002/Configuration.h',
      printers: ['prusa-mk3s'],
      reason: 'an MK3S with another board',
    },
    {
      file: 'Two Trees/SP-5_V3/Configuration.h',
      printers: ['two-trees-sp-5-klipper'],
      reason: 'the SP-5; only the firmware differs',
    },
    ...['noprobe', 'bltouch'].map((probe) => ({
      file: `Geeetech/Prusa i3 Pro B/${probe}/Configuration.h`,
      printers: ['geeetech-i3-prob'],
      reason: 'the maker writes Prusa i3 Pro B',
    })),
    ...['C', 'W'].map((letter) => ({
      file: `Geeetech/Prusa i3 Pro ${letter}/Configuration.h`,
      printers: [`geeetech-i3-pro${letter.toLowerCase()}`],
      reason: `the maker writes Prusa i3 Pro ${letter}`,
    })),
    {
      file: 'Creality/CR-30 PrintMill/Configuration.h',
      printers: ['creality-cr-30'],
      reason: '3DPrintMill is its other name',
    },
  ],
  klipper: [
    {
      file: 'kit-voron2-250mm.cfg',
      printers: ['voron-2-4-250', 'voron-2-250mm-afterburner', 'voron-2-250mm-mobius'],
      reason: VORON,
    },
    { file: 'printer-anycubic-4maxpro-2.0-2021.cfg', printers: ['anycubic-4max-pro-2'], reason: 'version 2.0 of it' },
    {
      file: 'printer-anycubic-kossel-plus-2017.cfg',
      printers: ['anycubic-kossel-linear-plus'],
      reason: 'its first line says "Kossel Linear Plus Large Printing Size"',
    },
    {
      file: 'printer-creality-cr5pro-ht-2022.cfg',
      printers: ['creality-cr-5-pro-h'],
      reason: 'H and HT: high temperature',
    },
    {
      file: 'printer-creality-ender2pro-hc32-2022.cfg',
      printers: ['creality-ender-2-pro'],
      reason: 'with another chip',
    },
    ...['v1-2020', 'v1.1-2021'].map((version) => ({
      file: `printer-twotrees-sapphire-plus-sp-5-${version}.cfg`,
      printers: ['two-trees-sp-5-klipper'],
      reason: 'the file names the SP-5',
    })),
  ],
};
