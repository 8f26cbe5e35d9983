// Ends with 0 when the address answers 200, and prints what it said. The image has no curl, and needs none.

const [address = 'http://127.0.0.1:8080/livez'] = process.argv.slice(2);
try {
  const response = await fetch(address, { signal: AbortSignal.timeout(4_000) });
  process.stdout.write(`${response.status} ${await response.text()}\n`);
  process.exitCode = response.status === 200 ? 0 : 1;
} catch (error) {
  // Not listening, or too slow: unhealthy either way.
  process.stdout.write(`${error.cause?.message ?? error.message}\n`);
  process.exitCode = 1;
}
