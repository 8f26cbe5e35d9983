import { fireEvent } from '@testing-library/react';

/** Opens a list of choices and takes the one with these words. Throws a RangeError where there is none. */
export function choose(field: HTMLElement, option: string | RegExp): void {
  fireEvent.mouseDown(field);
  const found = [...document.querySelectorAll('.ant-select-dropdown:not(.ant-select-dropdown-hidden)')]
    .flatMap((list) => [...list.querySelectorAll('.ant-select-item-option-content')])
    .find(({ textContent }) => (typeof option === 'string' ? textContent === option : option.test(textContent)));
  if (!found) throw new RangeError(`no choice ${option}`);
  fireEvent.click(found);
}

/** What is chosen. */
export function chosenIn(field: HTMLElement): string | undefined {
  return field.closest('.ant-select')?.textContent.trim();
}

/** Types a day, `YYYY-MM-DD`, into a date field and takes it. */
export function typeDay(field: HTMLElement, day: string): void {
  field.focus();
  fireEvent.click(field);
  fireEvent.change(field, { target: { value: day } });
  fireEvent.keyDown(field, { key: 'Enter' });
}
