// This entry of the package comes without types: indigo without its renderer, as a worker with its own wasm file.

declare module 'ketcher-standalone/dist/binaryWasmNoRender' {
  export { StandaloneStructServiceProvider } from 'ketcher-standalone';
}
