import type { ListedRoute } from '../../../chemistry/thumbnail/listed-route.ts';
import { EnzymeTag } from '../../../chemistry/step/enzyme-tag.tsx';

/** The enzymes of the main line, which its drawing does not name. */
export function RouteEnzymes({ route, isShort }: { route: Pick<ListedRoute, 'reactions'>; isShort?: boolean }) {
  const enzymes = [...new Set(route.reactions.flatMap(({ enzyme }) => enzyme ?? []))];
  return enzymes.length > 0 && <EnzymeTag abbreviation={enzymes.join(', ')} {...(isShort && { isShort })} />;
}
