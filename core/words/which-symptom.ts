/** The question above the symptoms that a sentence may describe, each with what one sees. */
export const WHICH_SYMPTOM = {
  en: 'Which of these do you see? It may be both.',
  zh: '您看到的是哪一种？也可能都有。',
} as const;
