import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PageModule } from '#web/lib/page.ts'
import { CHUNK_TIMEOUT_MS, ChunkError, loadedPage, loadPage } from './load-page.ts'
import type { Route } from './route.ts'

const page: PageModule = { Component: () => null }
const row = (load: () => Promise<PageModule>): Route => ({ path: '/x', example: '/x', load })

describe('specification 8 and 9: script load time-out', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('fails with ‘Loading chunk failed’ after 120,000 ms', async () => {
    expect(CHUNK_TIMEOUT_MS).toBe(120_000)
    const outcome = vi.fn()
    loadPage(row(() => new Promise(() => {}))).catch(outcome)
    await vi.advanceTimersByTimeAsync(119_999)
    expect(outcome).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(outcome.mock.calls[0]?.[0]).toBeInstanceOf(ChunkError)
    expect(outcome.mock.calls[0]?.[0]).toMatchObject({ message: 'Loading chunk failed' })
  })
  it('may be tried again', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(page)
    const route = row(load)
    await expect(loadPage(route)).rejects.toThrow('Loading chunk failed')
    await expect(loadPage(route)).resolves.toBe(page)
    expect(loadedPage(route)).toBe(page)
  })
  it('loads a page once', async () => {
    const load = vi.fn().mockResolvedValue(page)
    const route = row(load)
    await Promise.all([loadPage(route), loadPage(route)])
    expect(load).toHaveBeenCalledTimes(1)
  })
})
