/** How far a run is. */
export interface Progress {
  /** `comparing`: looks at what is there. `fetching`: fetches what is not. */
  step: 'comparing' | 'fetching';
  files: number;
  ofFiles: number;
  /** 0 while comparing. */
  bytes: number;
  ofBytes: number;
}

/** Callbacks that hear how a run proceeds. */
export interface ProgressListeners {
  onProgress: (progress: Progress) => void;
  /** A sentence on something that takes time or is not as usual: a server asks to wait, the source has a new release. */
  onNote: (note: string) => void;
}
