import { coverageByContext, coverageFindings } from './gate/spec-coverage.ts';
import { specTable } from './gate/spec-table.ts';
import { missingReports, readSpecification, reportedTests } from './gate/traceability.ts';
import { parseOptions } from './running/parse-options.ts';
import { runCommand } from './running/run-command.ts';

const USAGE = "'npm run spec' takes '-- --all' or nothing.";

// `npm run spec`: the rules of the specification, by context, with and without a passing test in the last run of the
// gate. `-- --all` names every rule.
await runCommand((args) => {
  const { all = false } = parseOptions(args, { options: { all: { type: 'boolean' } } }, USAGE).values;
  const { rules, finished, waiting } = readSpecification();
  const tests = reportedTests();
  const missing = missingReports();
  if (missing.length > 0) {
    process.stdout.write(`No report of the ${missing.join(', ')} tests yet: 'npm run verify' writes them.\n\n`);
  }
  process.stdout.write(specTable(coverageByContext(rules, tests), { finished, all }));

  // With a report missing, a rule without a test says nothing yet.
  const findings = missing.length > 0 ? [] : coverageFindings(rules, finished, tests, waiting);
  if (findings.length > 0) {
    process.stdout.write(`\n${findings.join('\n')}\n`);
    process.exitCode = 1;
  }
});
