// The order on the start page: the reaction, the fields, and the start.

import type { ImpuritySearch } from '@app/shared/contracts/impurity/impurity';
import { useEffect, useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { takeReaction } from '../../../chemistry/reaction-input/kept-reaction.ts';
import type { ReadReaction } from '../../../chemistry/reaction-input/read-reaction.ts';
import { presentError } from '../../../shared/errors/present.ts';
import { dropDraft, emptyForm, keepDraft, problemOf, readDraft, startBody } from '../prediction-form.ts';

export function usePrediction(onStarted: (search: ImpuritySearch) => void) {
  const [saved] = useState(firstDraft);
  const [form, setForm] = useState(saved.form);
  const [read, setRead] = useState<ReadReaction | null>(null);
  /** What the input begins with; the count makes it begin again. */
  const [begin, setBegin] = useState({ asked: saved.asked, count: 0 });
  const [isStarting, setStarting] = useState(false);
  const asked = read?.asked ?? null;
  useEffect(() => keepDraft({ form, asked: asked ?? begin.asked }), [form, asked, begin]);

  const start = async () => {
    if (!read || isStarting) return;
    setStarting(true);
    try {
      const { search } = await call('impurityStart', { body: startBody(form, read.asked) });
      dropDraft();
      onStarted(search);
    } catch (error) {
      presentError(error);
    } finally {
      setStarting(false);
    }
  };
  const clear = () => {
    setRead(null);
    setBegin((before) => ({ ...before, asked: null }));
  };
  const restart = () => {
    setForm(emptyForm);
    setRead(null);
    setBegin(({ count }) => ({ asked: null, count: count + 1 }));
  };
  const tryExample = (reaction: string) => {
    setRead(null);
    setBegin(({ count }) => ({ asked: { reaction }, count: count + 1 }));
  };
  return {
    form,
    setForm,
    read,
    setRead,
    begin,
    problem: problemOf(form, read !== null),
    isStarting,
    start,
    clear,
    restart,
    tryExample,
  };
}

/** What another page left counts more than what was begun here. */
function firstDraft() {
  const [asked, draft] = [takeReaction(), readDraft()];
  return asked ? { asked, form: emptyForm } : draft;
}
