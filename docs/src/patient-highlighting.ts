/**
 * Removes the time limit of code highlighting. By default, a line that takes half a second (such as the first of a
 * language on a busy machine) is left partly highlighted, so two builds of the same release could differ.
 */
export const PATIENT = {
  name: 'Patient highlighting',
  preprocess(_code: string, options: { tokenizeTimeLimit?: number }): void {
    options.tokenizeTimeLimit = 0;
  },
};
