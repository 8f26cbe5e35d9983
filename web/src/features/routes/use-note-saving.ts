// Saving of a note: when it has settled, when the field is left, and before the page closes.

import type { RouteNote } from '@app/shared/contracts/routes/notes';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../shared/api/call.ts';
import type { NotedRoute } from './use-route-notes.ts';

export type NoteState = 'saved' | 'writing' | 'saving' | 'merged' | 'failed';

const restMs = 900;

export function useNoteSaving(
  route: NotedRoute,
  stepId: string | undefined,
  kept: string,
  onKept: (note: RouteNote) => void,
) {
  const [text, setText] = useState(kept);
  const [state, setState] = useState<NoteState>('saved');
  const saved = useRef(kept);
  const newest = useRef({ text, isSending: false });
  const post = (sent: string) => {
    const { routeId } = route.summary;
    const body = { routeId, stepId, before: saved.current, text: sent, routeType: route.routeType };
    return call('routeNoteSave', { body }, { keepalive: true });
  };
  const send = async () => {
    const { current } = newest;
    if (current.isSending || current.text === saved.current) return;
    current.isSending = true;
    setState('saving');
    try {
      // What was typed while a text was on its way goes out next, as a change of that text.
      while (current.text !== saved.current) {
        const sent = current.text;
        const { note, merged } = await post(sent);
        onKept(note);
        if (current.text !== sent) {
          saved.current = sent;
          continue;
        }
        saved.current = note.text;
        current.text = note.text;
        setText(note.text);
        setState(merged && note.text.trim() !== sent.trim() ? 'merged' : 'saved');
      }
    } catch {
      setState('failed');
    } finally {
      current.isSending = false;
    }
  };
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => {
    if (text === saved.current) return undefined;
    const timer = window.setTimeout(() => void latest.current(), restMs);
    return () => window.clearTimeout(timer);
  }, [text]);
  useEffect(() => {
    const leave = () => void latest.current();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  const write = (next: string) => {
    newest.current.text = next;
    setText(next);
    setState(next === saved.current ? 'saved' : 'writing');
  };
  return { text, state, write, save: () => void send() };
}
