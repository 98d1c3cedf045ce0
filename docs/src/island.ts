import { type ComponentType, h, hydrate } from 'preact';

/**
 * Renders a component with its embedded props into the element with this id. An Astro island would expose the path of
 * the checkout.
 */
export function bringToLife<Built extends object>(id: string, App: ComponentType<Built>): void {
  const place = document.getElementById(id);
  if (place?.dataset.built) hydrate(h(App, JSON.parse(place.dataset.built) as Built), place);
}
