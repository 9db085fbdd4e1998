import { writeFileSync } from 'node:fs';
import type { Call } from './call.ts';
import { calls } from './calls/index.ts';

const header = `import type { Endpoints } from './endpoint.ts';

/**
 * Every call with what a browser needs to make it, and nothing else: the schemas of \`calls\` weigh more than forty kB
 * compressed. Written by \`npm run endpoints -w @sporta/contract\`; a test fails when it is out of step.
 */
`;

/** The text of \`endpoints.ts\` for the calls as they are. */
function endpointsSource(): string {
  const groups = Object.entries(calls).map(([group, members]) => {
    const lines = Object.entries(members as Record<string, Call>)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, call]) => {
        const answers = call.answers ? `, answers: '${call.answers}'` : '';
        const text = `method: '${call.method}', path: '${call.path}', changesState: ${call.changesState}${answers}`;
        return `    ${name}: { ${text} },`;
      });
    return `  ${group}: {\n${lines.join('\n')}\n  },`;
  });
  return `${header}export const endpoints: Endpoints = {\n${groups.join('\n')}\n};\n`;
}

if (import.meta.main) writeFileSync(new URL('./endpoints.ts', import.meta.url), endpointsSource());
