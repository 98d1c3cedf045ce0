import { fault } from '../../../shared/problem.js';
import { leaves } from '../../../shared/tree.js';
import { type LintRule, printerFinding, processFinding, usedProcesses } from '../findings.js';

/** mm/s. Jerk is an instantaneous change of speed: a higher value is an acceleration, or a disabled limit. */
const MOST_JERK = 100;

/** mm/s². Lower is slower than any printer needs, and a mistake if the process is this many times as fast otherwise. */
const SLOWEST = 100;
const TIMES = 10;

/** Limits that no machine exceeds: the highest stated values are 2,000 mm/s and 50,000 mm/s². */
const LIMITS = [
  ['max_speed_mm_s', 2500, 'high_speed', 'mm/s is faster than any printer', 'moves', 'seems to use mm/min'],
  [
    'max_acceleration_mm_s2',
    60_000,
    'no_acceleration_limit',
    'mm/s² is not a real limit',
    'accelerates',
    'removes the limit',
  ],
  ['max_jerk_mm_s', MOST_JERK, 'high_jerk', 'mm/s is no jerk', 'changes its speed instantly', 'removes the limit'],
] as const;

export default {
  name: 'motion-limits-are-plausible',
  description:
    'No limit of a machine is above what any real machine reaches, and no feature of a process accelerates far more slowly than all others or has a jerk that is an acceleration.',
  *check(composed) {
    for (const printer of composed.records.printers)
      for (const [field, most, code, message, moves, preset] of LIMITS)
        for (const [axis, value] of Object.entries(printer[field])) {
          if (value === null || value <= most) continue;
          const [unit = ''] = message.split(' ');
          const reason = `No machine ${moves} at ${value} ${unit}; the preset ${preset}.`;
          yield printerFinding(composed, printer, `${field}.${axis}`, fault(code, [`${value} ${message}`]), reason);
        }
    for (const profile of usedProcesses(composed)) {
      const { default: usual, ...features } = profile.process.acceleration_mm_s2;
      for (const [feature, value] of leaves(features)) {
        if (typeof value !== 'number' || usual === null || value >= SLOWEST || value * TIMES >= usual) continue;
        const flaw = fault('slow_acceleration', [
          `${value} mm/s², while the process otherwise accelerates at ${usual} mm/s²`,
        ]);
        yield processFinding(composed, profile, `acceleration_mm_s2.${feature}`, flaw);
      }
      for (const [feature, jerk] of leaves(profile.process.jerk_mm_s))
        if (typeof jerk === 'number' && jerk > MOST_JERK)
          yield processFinding(
            composed,
            profile,
            `jerk_mm_s.${feature}`,
            fault('high_jerk', [`${jerk} mm/s is no jerk`]),
          );
    }
  },
} satisfies LintRule;
