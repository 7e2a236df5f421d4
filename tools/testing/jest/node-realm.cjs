const asyncHooks = require('node:async_hooks');
const vm = require('node:vm');
const { ModuleMocker } = require('jest-mock');

/** Represents Node's own realm, which has no context object: Jest compiles each module for a context. */
const NODE_REALM = vm.createContext();
const { compileFunction } = vm;
vm.compileFunction = (code, parameters, options) =>
  compileFunction(
    code,
    parameters,
    options?.parsingContext === NODE_REALM ? { ...options, parsingContext: undefined } : options,
  );

/**
 * Async storages of the current spec file. Jest opens one per file and never closes it, and on Node 20 each open
 * storage slows down every promise: an eighth of the API suite's time.
 */
const storages = new Set();
asyncHooks.AsyncLocalStorage = class extends asyncHooks.AsyncLocalStorage {
  constructor(...options) {
    super(...options);
    storages.add(this);
  }
};

const listenersOf = (name) => [name, process.rawListeners(name)];

/**
 * Runs specs in Node's own realm, so that files of a worker share the packages of node_modules
 * (native-package.cjs): loading them into a realm per file takes longer than most specs. The project's own
 * modules are reloaded for each file, and changes to the global object, the environment variables and
 * `process` are reverted after it, and its async storages are disabled.
 */
module.exports = class NodeRealm {
  constructor({ projectConfig }) {
    this.globals = Object.getOwnPropertyDescriptors(globalThis);
    this.variables = { ...process.env };
    this.exit = process.exit;
    this.listeners = new Map(process.eventNames().map(listenersOf));
    this.global = globalThis;
    Object.assign(globalThis, projectConfig.globals, { nativeRequire: require });
    this.moduleMocker = new ModuleMocker(globalThis);
    // Specs change the application's own clock.
    this.fakeTimers = null;
    this.fakeTimersModern = null;
  }

  async setup() {}

  async teardown() {
    for (const storage of storages) storage.disable();
    storages.clear();
    process.exit = this.exit;
    for (const name of Object.keys(process.env)) if (!(name in this.variables)) delete process.env[name];
    Object.assign(process.env, this.variables);
    for (const [name, listeners] of process.eventNames().map(listenersOf))
      for (const listener of listeners)
        if (!this.listeners.get(name)?.includes(listener)) process.removeListener(name, listener);
    for (const name of Reflect.ownKeys(globalThis)) {
      if (name in this.globals) Object.defineProperty(globalThis, name, this.globals[name]);
      else Reflect.deleteProperty(globalThis, name);
    }
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return NODE_REALM;
  }
};
