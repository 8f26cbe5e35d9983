// As much of Indigo as is used here; the package itself brings no types.

declare module 'indigo-ketcher/binaryWasmNoRender' {
  export interface IndigoOptions {
    set(name: string, value: string): void;
    delete(): void;
  }
  /** Errors are thrown as plain strings; anything else that is thrown has broken the module. */
  export interface IndigoModule {
    version(): string;
    convert(text: string, format: string, options: IndigoOptions): string;
    layout(text: string, format: string, options: IndigoOptions): string;
    readonly MapStringString: new () => IndigoOptions;
  }
  export interface IndigoStart {
    print(text: string): void;
    printErr(text: string): void;
    instantiateWasm(
      imports: WebAssembly.Imports,
      done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
    ): object;
  }
  export default function start(settings: IndigoStart): Promise<IndigoModule>;
}

// Node has it; the types of Node tell its namespace and not this function.
declare namespace WebAssembly {
  function instantiate(bytes: Uint8Array, imports: Imports): Promise<{ instance: Instance; module: Module }>;
}
