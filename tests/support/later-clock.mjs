// Loaded before a process starts (NODE_OPTIONS): its clock is CLOCK_AHEAD_MS ahead, as after a long stop.

const aheadMs = Number(process.env['CLOCK_AHEAD_MS'] ?? 0);
const Real = globalThis.Date;

globalThis.Date = class extends Real {
  constructor(...given) {
    if (given.length === 0) super(Real.now() + aheadMs);
    else super(...given);
  }

  static now() {
    return Real.now() + aheadMs;
  }
};
