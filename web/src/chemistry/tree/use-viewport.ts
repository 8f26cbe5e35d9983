// Pan and zoom by wheel, drag and pinch. The drawing is moved by one attribute; nothing inside it renders again.

import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Box } from './tree-layout.ts';
import { fitView, panBy, reveal, zoomAt, type Size, type Viewport } from './viewport.ts';

interface Point {
  x: number;
  y: number;
}

const dragThresholdPx = 4;

export interface CanvasHandle {
  fit: () => void;
  zoom: (factor: number) => void;
  /** Moves as little as needed to bring the item into sight. */
  show: (id: string) => void;
}

export interface CanvasDrawing {
  bounds: Box;
  boxOf: (id: string) => Box | undefined;
  /** The first look. */
  initial: (size: Size) => Viewport;
}

/** The viewport of a canvas, moved by its pointer and wheel events and by the handle. */
export function useViewport(canvas: RefObject<SVGSVGElement | null>, { bounds, boxOf, initial }: CanvasDrawing) {
  const [view, setView] = useState<Viewport | null>(null);
  const opening = useRef(initial);
  useEffect(() => {
    opening.current = initial;
  }, [initial]);

  useEffect(() => {
    const host = canvas.current;
    if (!host) return undefined;
    const observer = new ResizeObserver(() => {
      const size = sizeOf(host);
      if (size.width > 0) setView((now) => now ?? opening.current(size));
    });
    observer.observe(host);
    return () => observer.disconnect();
  }, [canvas]);

  useEffect(() => {
    const host = canvas.current;
    return host ? listen(host, (change) => setView((now) => now && change(now))) : undefined;
  }, [canvas]);

  const change = (to: (now: Viewport, size: Size) => Viewport) => {
    if (!canvas.current) return;
    const size = sizeOf(canvas.current);
    setView((now) => now && to(now, size));
  };
  const handle: CanvasHandle = {
    fit: () => change((_, size) => fitView(bounds, size)),
    zoom: (factor) => change((now, { width, height }) => zoomAt(now, factor, { x: width / 2, y: height / 2 })),
    show: (id) => {
      const box = boxOf(id);
      if (box) change((now, size) => reveal(now, box, size));
    },
  };
  /** Of the group that is moved. */
  const attributes = view
    ? { transform: `translate(${view.x} ${view.y}) scale(${view.scale})` }
    : { visibility: 'hidden' as const };
  return { view, setView, handle, attributes };
}

export function sizeOf(element: Element): Size {
  return { width: element.clientWidth, height: element.clientHeight };
}

function listen(host: SVGSVGElement, move: (change: (view: Viewport) => Viewport) => void): () => void {
  const pointers = new Map<number, Point>();
  let isDragging = false;
  const pointOf = (event: MouseEvent): Point => {
    const box = host.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const handleWheel = (event: WheelEvent) => {
    event.preventDefault();
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    const point = pointOf(event);
    if (event.ctrlKey || event.metaKey) move((view) => zoomAt(view, Math.exp(-event.deltaY * unit * 0.004), point));
    else if (event.shiftKey) move((view) => panBy(view, -(event.deltaX || event.deltaY) * unit, 0));
    else move((view) => panBy(view, -event.deltaX * unit, -event.deltaY * unit));
  };
  const handleDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    pointers.set(event.pointerId, pointOf(event));
  };
  const handleMove = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const now = pointOf(event);
    if (!isDragging && Math.hypot(now.x - before.x, now.y - before.y) < dragThresholdPx) return;
    if (!isDragging) host.setPointerCapture(event.pointerId);
    isDragging = true;
    host.dataset['dragging'] = 'true';
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    pointers.set(event.pointerId, now);
    if (other) {
      const factor = distance(now, other) / Math.max(1, distance(before, other));
      move((view) => zoomAt(view, factor, middle(now, other)));
    } else move((view) => panBy(view, now.x - before.x, now.y - before.y));
  };
  const handleUp = (event: PointerEvent) => {
    pointers.delete(event.pointerId);
    if (pointers.size > 0) return;
    // The click that ends a drag selects nothing.
    if (isDragging) host.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => host.removeEventListener('click', swallow, { capture: true }), 0);
    isDragging = false;
    delete host.dataset['dragging'];
  };
  const stop = new AbortController();
  const options = { signal: stop.signal };
  host.addEventListener('wheel', handleWheel, { ...options, passive: false });
  host.addEventListener('pointerdown', handleDown, options);
  host.addEventListener('pointermove', handleMove, options);
  host.addEventListener('pointerup', handleUp, options);
  host.addEventListener('pointercancel', handleUp, options);
  return () => stop.abort();
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
