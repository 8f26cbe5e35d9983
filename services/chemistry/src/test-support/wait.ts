/** Asks again every 20 ms until the response is there. Throws after `withinMs`: long, for a machine with much else to do. */
export async function waitFor<T>(ask: () => Promise<T | undefined | false>, withinMs = 120_000): Promise<T> {
  const end = Date.now() + withinMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    if (Date.now() > end) throw new Error(`not there after ${withinMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
