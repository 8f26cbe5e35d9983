import type { Colleague } from '@app/shared/contracts/sharing';

export function personName({ name, userName }: Pick<Colleague, 'name' | 'userName'>): string {
  return name === '' ? userName : name;
}
