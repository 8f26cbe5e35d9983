// Loaded before a process starts (NODE_OPTIONS): its clock is CLOCK_AHEAD_MS ahead, as after a long stop. With CLOCK_OF only
// that of processes whose file has it in its path.

const isMeant = (process.argv[1] ?? '').includes(process.env['CLOCK_OF'] ?? '');
const aheadMs = isMeant ? Number(process.env['CLOCK_AHEAD_MS'] ?? 0) : 0;
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
