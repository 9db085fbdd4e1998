import { writeFileSync } from 'node:fs';
import type { Call } from './call.ts';
import { calls } from './calls/index.ts';
import { profileGroups } from './endpoint.ts';

const aboutTables = `in step with the calls by \`npm run endpoints -w @sporta/contract\`; a test fails when it is not.
 */
`;

const shopHeader = `import { changes, reads } from './endpoint-kinds.ts';
import type { Endpoints } from './endpoint.ts';

/**
 * Every call of the shop with what a browser needs to make it, and nothing else: the schemas of \`calls\` weigh more than forty
 * kB compressed. Written ${aboutTables}`;

const profileHeader = `import { changes, reads } from './endpoint-kinds.ts';
import type { ProfileEndpoints } from './endpoint.ts';

/**
 * Calls of single pages of the profile, apart so that no other page loads them. Written ${aboutTables}`;

const staffHeader = `import { changes } from './endpoint-kinds.ts';
import type { StaffEndpoints } from './endpoint.ts';

/**
 * Every call of the Banco with what a browser needs to make it and who may. Written ${aboutTables}`;

/** The text of a table for the groups it holds. */
function tableOf(name: string, type: string, groups: [string, object][]): string {
  const texts = groups.map(([group, members]) => {
    const lines = Object.entries(members as Record<string, Call>)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, call]) => {
        const answers = call.answers ? `, answers: '${call.answers}'` : '';
        const roles = call.roles ? `, roles: ${JSON.stringify(call.roles)}` : '';
        const plain = answers === '' && roles === '';
        if (plain && call.method === 'GET' && !call.changesState) return `    ${name}: reads('${call.path}'),`;
        if (plain && call.method === 'POST' && call.changesState) return `    ${name}: changes('${call.path}'),`;
        const text = `method: '${call.method}', path: '${call.path}', changesState: ${call.changesState}${answers}${roles}`;
        return `    ${name}: { ${text} },`;
      });
    return `  ${group}: {\n${lines.join('\n')}\n  },`;
  });
  return `export const ${name}: ${type} = {\n${texts.join('\n')}\n};\n`;
}

if (import.meta.main) {
  const groups = Object.entries(calls);
  const ofStaff = groups.filter(([group]) => group.startsWith('staff'));
  const ofProfile = groups.filter(([group]) => profileGroups.some((each) => each === group));
  const ofShop = groups.filter((each) => !ofStaff.includes(each) && !ofProfile.includes(each));
  const write = (file: string, text: string) => writeFileSync(new URL(file, import.meta.url), text);
  write('./endpoints.ts', shopHeader + tableOf('endpoints', 'Endpoints', ofShop));
  write('./profile-endpoints.ts', profileHeader + tableOf('profileEndpoints', 'ProfileEndpoints', ofProfile));
  write('./staff-endpoints.ts', staffHeader + tableOf('staffEndpoints', 'StaffEndpoints', ofStaff));
}
