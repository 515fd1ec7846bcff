import { wasInterrupted } from './interruption.ts';

/** The result of one check. `detail` is printed on its line; `output` only when it failed. */
export type Outcome = { readonly passed: boolean; readonly detail?: string; readonly output?: string };

export type Step = {
  readonly name: string;
  readonly run: () => Promise<Outcome>;
  /** What it should take on two cores: printed beside what it took. */
  readonly budgetSeconds?: number;
};

export type StepResult = { readonly name: string; readonly passed: boolean };

type Print = (text: string) => void;

const NAME_WIDTH = 24;

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`.padStart(7);
}

function message(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // A refusal is a sentence for a person: where it was said does not matter.
  return error.name === 'OperatorError' ? error.message : (error.stack ?? error.message);
}

async function runStep(step: Step, print: Print): Promise<StepResult> {
  const start = performance.now();
  // A check that throws has failed.
  const outcome = await step.run().catch((error: unknown): Outcome => ({ passed: false, output: message(error) }));
  // A tool that Ctrl-C ended has no result.
  if (wasInterrupted()) return { name: step.name, passed: false };
  const mark = outcome.passed ? '✓' : '✗';
  const budget = step.budgetSeconds === undefined ? '' : ` of ${step.budgetSeconds}`;
  const detail = outcome.detail === undefined ? '' : `  ${outcome.detail}`;
  print(`${mark} ${step.name.padEnd(NAME_WIDTH)}${seconds(start)}${budget}${detail}\n`);
  if (!outcome.passed && outcome.output?.trim()) print(`\n${outcome.output.trim()}\n\n`);
  return { name: step.name, passed: outcome.passed };
}

/** Runs steps in their order, `lanes` at a time; one failure does not hide the next. */
export async function runSteps(steps: readonly Step[], lanes: number, print: Print): Promise<StepResult[]> {
  const waiting = [...steps];
  const results: StepResult[] = [];
  const lane = async (): Promise<void> => {
    for (let step = waiting.shift(); step && !wasInterrupted(); step = waiting.shift())
      results.push(await runStep(step, print));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}
