import { readFileSync } from 'node:fs'

/** Clock ticks a second in /proc; 100 on every Linux in use. */
const TICKS = 100

/**
 * CPU time of a process so far, all its threads, user and system. Milliseconds.
 * Linux only: elsewhere it is NaN and the table leaves the column out.
 */
export const cpuMs = (pid: number): number => ticksOf(pid).own * (1000 / TICKS)

/** Its own, and that of what it started and has seen end. NaN where /proc is missing. */
const ticksOf = (pid: number): { own: number; ended: number } => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in brackets may hold spaces: count the fields from behind it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15).map(Number)
    return { own: user + system, ended: endedUser + endedSystem }
  } catch {
    return { own: Number.NaN, ended: Number.NaN }
  }
}

/** A process and all that it started, directly or not, as far as they still run. */
export const processesOf = (pid: number): number[] => {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
    return [pid, ...children.flatMap((child) => processesOf(Number(child)))]
  } catch {
    return [pid]
  }
}

/** CPU time of a process and of all that it started, whether they still run or not. Milliseconds; NaN as `cpuMs`. */
export const cpuMsOfAll = (pid: number): number =>
  processesOf(pid)
    .map(ticksOf)
    // One that ended between the two looks is counted by who started it.
    .filter(({ own }, n) => n === 0 || !Number.isNaN(own))
    .reduce((sum, { own, ended }) => sum + own + ended, 0) *
  (1000 / TICKS)

/** Resident memory of a process. Megabytes; NaN where /proc is missing. */
export const memoryMb = (pid: number): number => {
  try {
    const line = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+) kB/)
    return line ? Number(line[1]) / 1024 : Number.NaN
  } catch {
    return Number.NaN
  }
}

/**
 * What a process takes of the machine's memory: pages that several share, as the program of Node, are divided among them.
 * Megabytes; NaN where /proc does not say.
 */
export const ownMb = (pid: number): number => {
  try {
    const line = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8').match(/^Pss:\s+(\d+) kB/m)
    return line ? Number(line[1]) / 1024 : Number.NaN
  } catch {
    return Number.NaN
  }
}
