/** Id of a cause on the page of a symptom. */
export function causeAnchor(cause: string): string {
  return `cause-${cause}`;
}

/** Id of a fix on the page of a symptom and of its cause. */
export function fixAnchor(cause: string, fix: string): string {
  return `fix-${cause}-${fix}`;
}

/** Path of a symptom's page, without the language, that leads to one of its causes or fixes. */
export function symptomPath(symptom: string, cause?: string, fix?: string): string {
  const anchor = cause === undefined ? '' : fix === undefined ? causeAnchor(cause) : fixAnchor(cause, fix);
  return `/symptoms/${symptom}/${anchor && `#${anchor}`}`;
}
