/** Processor time this process has used, in milliseconds: it says what a call costs, whatever else the machine does. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
