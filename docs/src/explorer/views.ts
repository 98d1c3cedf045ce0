import type { ComponentType } from 'preact';
import { NetworkError } from '../../../clients/typescript/src/http/errors.js';
import type { View } from './query-state.js';

const VIEWS: Readonly<Record<View, () => Promise<ComponentType>>> = {
  profile: async () => (await import('./ProfileView.js')).ProfileView,
  compare: async () => (await import('./CompareView.js')).CompareView,
};

/** What shows one of the views; whoever needs one need not load the others. @throws {NetworkError} */
export function loadView(view: View): Promise<ComponentType> {
  return VIEWS[view]().catch((error: unknown) => {
    throw new NetworkError(view, error);
  });
}
