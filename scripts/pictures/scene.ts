/** What a picture of a symptom shows. */
export interface Scene {
  /** What is seen, in one sentence of each language, for those who do not see it. */
  alt: { en: string; zh: string };
  /** The shapes of the picture on the shared canvas, from the back to the front. */
  draw(): string;
}
