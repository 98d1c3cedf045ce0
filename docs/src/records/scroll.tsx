import type { ComponentChildren } from 'preact';

/** A box that a wide table scrolls in, which the keyboard reaches. */
export function Scroll({ title, children }: { title: string; children: ComponentChildren }) {
  const box = { class: 'scroll', role: 'group' as const, tabindex: 0, 'aria-label': title };
  return <div {...box}>{children}</div>;
}
