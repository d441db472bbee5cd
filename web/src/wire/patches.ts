// Written by `make docs` from deorbit.server.wire.patches.

/** What changed, by keys: new values, keys that are gone, and changes within a value. */
export interface Patch {
  set: Record<string, unknown>;
  gone: string[];
  within?: Record<string, Patch>;
}
