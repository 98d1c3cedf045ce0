import type { ComponentType } from 'preact';
import { LoadError } from './load.js';
import type { View } from './place.js';

const VIEWS: Readonly<Record<View, () => Promise<ComponentType>>> = {
  profile: async () => (await import('./ProfileView.js')).ProfileView,
  compare: async () => (await import('./CompareView.js')).CompareView,
  troubleshoot: async () => (await import('./TroubleshootView.js')).TroubleshootView,
};

/** What shows one of the views; whoever needs one need not load the others. @throws {@link LoadError} */
export function loadView(view: View): Promise<ComponentType> {
  return VIEWS[view]().catch(() => {
    throw new LoadError('offline', view);
  });
}
