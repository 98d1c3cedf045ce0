/** The progress of a run. */
export interface Progress {
  /** `comparing`: checks existing files. `fetching`: fetches missing ones. */
  step: 'comparing' | 'fetching';
  files: number;
  ofFiles: number;
  /** 0 while comparing. */
  bytes: number;
  ofBytes: number;
}

/** Callbacks for the progress of a run. */
export interface ProgressListeners {
  onProgress: (progress: Progress) => void;
  /** Receives a sentence on a delay or anomaly: a server asks to wait, the source has a new release. */
  onNote: (note: string) => void;
}
