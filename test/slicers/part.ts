/** Size of the part, mm: it fits every bed of the records. */
export const PART_MM = { x: 64, y: 30 };

/** Thickness of its left leg, of the gap that it bridges, and of its right leg, mm. */
const LEFT = 40;
const GAP = 12;

/**
 * A part that shows every checked figure, as ASCII STL: a bridge on two legs. The legs are two islands, between which
 * the nozzle retracts; the left one is wide enough for sparse infill, the plate spans air, and its top is one large
 * surface. Its lines are long, so that only the slicer's rules limit a speed.
 *
 * @param height mm, of the whole
 * @param plate mm, thickness of the plate over the gap
 */
export function bridgePart(height: number, plate: number): string {
  const { x, y } = PART_MM;
  const below = height - plate;
  // The front outline, as adjacent strips; walls are on its edges.
  const corners = [
    [0, 0],
    [LEFT, 0],
    [LEFT, below],
    [LEFT + GAP, below],
    [LEFT + GAP, 0],
    [x, 0],
    [x, height],
    [LEFT + GAP, height],
    [LEFT, height],
    [0, height],
  ] as const satisfies readonly Corner[];
  const [a, b, c, d, e, f, g, h, i, j] = corners;
  const faces: (readonly Corner[])[] = [
    // The left leg: a triangle at each corner of the plate that is on its edge.
    [a, b, c],
    [a, c, i],
    [a, i, j],
    // Plate.
    [c, d, h],
    [c, h, i],
    // Right leg.
    [e, f, d],
    [f, g, d],
    [g, h, d],
  ];
  const front = faces.map((face) => face.map(([px, pz]) => [px, 0, pz]));
  const back = faces.map((face) => face.map(([px, pz]) => [px, y, pz]).toReversed());
  const walls = corners.flatMap(([px, pz], place) => {
    const [qx, qz] = corners[(place + 1) % corners.length] ?? a;
    return [
      [
        [qx, 0, qz],
        [px, 0, pz],
        [px, y, pz],
      ],
      [
        [qx, 0, qz],
        [px, y, pz],
        [qx, y, qz],
      ],
    ];
  });
  return `solid part\n${[...front, ...back, ...walls].map(facet).join('')}endsolid part\n`;
}

type Corner = readonly [x: number, z: number];

/** Slicers calculate the normal themselves. */
function facet(corners: readonly (readonly number[])[]): string {
  const vertices = corners.map((corner) => `vertex ${corner.map((one) => one.toFixed(4)).join(' ')}\n`).join('');
  return `facet normal 0 0 0\nouter loop\n${vertices}endloop\nendfacet\n`;
}
