import { readFileSync } from 'node:fs'

/** Clock ticks a second in /proc; 100 on every Linux in use. */
const TICKS = 100

/**
 * CPU time of a process so far, all its threads, user and system. Milliseconds.
 * Linux only: elsewhere it is NaN and the table leaves the column out.
 */
export const cpuMs = (pid: number): number => ticksOf(pid).own * (1000 / TICKS)

/** Its own ticks, and those of its ended children. NaN without /proc. */
const ticksOf = (pid: number): { own: number; ended: number } => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in brackets may contain spaces: count the fields after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15).map(Number)
    return { own: user + system, ended: endedUser + endedSystem }
  } catch {
    return { own: Number.NaN, ended: Number.NaN }
  }
}

/** A process and all running processes that it started, directly or not. */
export const processesOf = (pid: number): number[] => {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
    return [pid, ...children.flatMap((child) => processesOf(Number(child)))]
  } catch {
    return [pid]
  }
}

/** CPU time of a process and of all that it started, running or ended. Milliseconds; NaN as in `cpuMs`. */
export const cpuMsOfAll = (pid: number): number =>
  processesOf(pid)
    .map(ticksOf)
    // The parent counts a process that ended between the two readings.
    .filter(({ own }, n) => n === 0 || !Number.isNaN(own))
    .reduce((sum, { own, ended }) => sum + own + ended, 0) *
  (1000 / TICKS)

/** Resident memory of a process. Megabytes; NaN without /proc. */
export const memoryMb = (pid: number): number => {
  try {
    const line = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+) kB/)
    return line ? Number(line[1]) / 1024 : Number.NaN
  } catch {
    return Number.NaN
  }
}

/**
 * A process's share of the machine's memory: shared pages, such as the program of Node, are divided among their users.
 * Megabytes; NaN if /proc does not say.
 */
export const ownMb = (pid: number): number => {
  try {
    const line = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8').match(/^Pss:\s+(\d+) kB/m)
    return line ? Number(line[1]) / 1024 : Number.NaN
  } catch {
    return Number.NaN
  }
}
