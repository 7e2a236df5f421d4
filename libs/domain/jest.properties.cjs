const fc = require('fast-check');

/** The same examples on every run; FUZZ_RUNS looks at more of them. */
fc.configureGlobal({ seed: 1976, numRuns: Number(process.env.FUZZ_RUNS ?? 200) });
