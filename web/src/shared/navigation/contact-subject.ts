// What the contact page is opened about: set by what leads there, taken once as the subject of its form.

let waiting = '';

export function setContactSubject(subject: string): void {
  waiting = subject;
}

/** Empty where nothing was said. */
export function takeContactSubject(): string {
  const subject = waiting;
  waiting = '';
  return subject;
}
