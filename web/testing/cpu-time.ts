/** Milliseconds of processor time that this thread has taken: a busy machine does not lengthen them. */
export function cpuTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
