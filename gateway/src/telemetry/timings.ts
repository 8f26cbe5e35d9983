// Durations in buckets, as Prometheus reads them. Every request is timed twice, so timing one is an addition to an array
// that is found once; the general library looks its labels up each time.

/** Seconds of one kind of work. */
export type Timer = (seconds: number) => void;

export interface Timings {
  /** Bind once per value of the label and keep. */
  of(value: string): Timer;
  /** In the text format, version 0.0.4. */
  text(): string;
}

export interface TimingsOptions {
  name: string;
  help: string;
  label: string;
  /** Upper bounds in seconds, rising. */
  buckets: readonly number[];
}

interface Counts {
  /** By bucket; the last one has no bound. */
  buckets: number[];
  sum: number;
}

export function createTimings({ name, help, label, buckets }: TimingsOptions): Timings {
  const bounds = [...buckets, Number.POSITIVE_INFINITY];
  const kinds = new Map<string, Counts>();

  function linesOf(value: string, { buckets: counted, sum }: Counts): string[] {
    const own = `${label}="${escaped(value)}"`;
    let total = 0;
    const lines = bounds.map((bound, index) => {
      total += counted[index] ?? 0;
      return `${name}_bucket{le="${bound === Number.POSITIVE_INFINITY ? '+Inf' : bound}",${own}} ${total}`;
    });
    return [...lines, `${name}_sum{${own}} ${sum}`, `${name}_count{${own}} ${total}`];
  }

  return {
    of(value) {
      const known = kinds.get(value);
      const counts = known ?? { buckets: bounds.map(() => 0), sum: 0 };
      if (!known) kinds.set(value, counts);
      return (seconds) => {
        let index = 0;
        while (seconds > (bounds[index] ?? seconds)) index += 1;
        counts.buckets[index] = (counts.buckets[index] ?? 0) + 1;
        counts.sum += seconds;
      };
    },
    text() {
      const lines = [...kinds].flatMap(([value, counts]) => linesOf(value, counts));
      return [`# HELP ${name} ${help}`, `# TYPE ${name} histogram`, ...lines, ''].join('\n');
    },
  };
}

function escaped(value: string): string {
  return value.replace(/\\/g, '\\\\').replace(/\n/g, '\\n').replace(/"/g, '\\"');
}
