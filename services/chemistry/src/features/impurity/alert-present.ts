// Structural alerts in the reader's language.

import { hasMessage, type MessageCulture } from '@app/locales/messages';
import type { Impurity } from '@app/shared/contracts/impurity/results';
import { alertSources } from '../../engine/impurity/alerts/alert.ts';
import { alerts } from '../../engine/impurity/alerts/table.ts';
import type { NitrosaminePotency, PotencyFeature } from '../../engine/impurity/alerts/nitrosamine-potency.ts';
import { phraseText } from '../../engine/impurity/conversions/phrase.ts';
import type { AlertHit } from '../../engine/impurity/types.ts';

type PresentedAlert = Impurity['alerts'][number];

export function presentAlert(hit: AlertHit, culture: MessageCulture): PresentedAlert {
  const { key, atoms, inParent, potency } = hit;
  const reasonKey = `alertReason.${key}`;
  return {
    key,
    name: phraseText({ key: `alert.${key}` }, culture),
    ...(hasMessage(culture, 'impurity', `engine.${reasonKey}`) && { reason: phraseText({ key: reasonKey }, culture) }),
    source: sourceText(hit, culture),
    atoms,
    inParent,
    ...(potency && { potency: presentPotency(potency, culture) }),
  };
}

// A result of an older release may have a class that was divided since: its source stays as it was stored.
function sourceText({ key, source }: AlertHit, culture: MessageCulture): string {
  const known = alerts.find((one) => one.key === key);
  if (!known) return source;
  const texts = known.sources.map((one) =>
    one === 'm7Cohort' || one === 'm7Alert' ? phraseText({ key: `alertSource.${one}` }, culture) : alertSources[one],
  );
  return texts.join(culture === 'zh-CN' ? '；' : '; ');
}

function presentPotency(potency: NitrosaminePotency, culture: MessageCulture): PresentedAlert['potency'] {
  const { category, limitNgPerDay, score, features, published } = potency;
  const text = (key: string, params?: Record<string, string | number>): string =>
    phraseText({ key: `potency.${key}`, ...(params && { params }) }, culture);
  const basis = published && (published.surrogate ?? text('ownData'));
  return {
    category,
    limitNgPerDay,
    ...(score !== undefined && { score }),
    summary: text('summary', { category, limit: limitNgPerDay }),
    explanation: score === undefined ? text('decided') : text('score', { score }),
    features: features.map((one) => featureText(one, culture)),
    ...(published &&
      basis !== undefined && { published: text('published', { limit: published.limitNgPerDay, basis }) }),
    source: text('source'),
  };
}

function featureText({ key, points, counts }: PotencyFeature, culture: MessageCulture): string {
  const params = counts && { fewer: counts[0], more: counts[1] };
  const text = phraseText({ key: `potency.feature.${key}`, ...(params && { params }) }, culture);
  if (points === undefined) return text;
  const signed = points > 0 ? `+${points}` : `−${-points}`;
  return phraseText({ key: 'potency.line', params: { text, points: signed } }, culture);
}
