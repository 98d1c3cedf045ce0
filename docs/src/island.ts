import { type ComponentType, h, hydrate } from 'preact';

/**
 * Brings the part of a page with this id to life, with what it was built with. An island of Astro's would carry the folder
 * of the checkout.
 */
export function bringToLife<Built extends object>(id: string, App: ComponentType<Built>): void {
  const place = document.getElementById(id);
  if (place?.dataset.built) hydrate(h(App, JSON.parse(place.dataset.built) as Built), place);
}
