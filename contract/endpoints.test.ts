import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { endpoints } from './endpoints.ts'
import { openApi } from './openapi.ts'

describe('the endpoint table', () => {
  test('holds every file of the contract that states an endpoint', () => {
    const stating = readdirSync(import.meta.dirname)
      .filter((name) => name.endsWith('.ts') && !name.includes('.test.') && name !== 'endpoint.ts')
      .filter((name) => readFileSync(`${import.meta.dirname}/${name}`, 'utf8').includes('= endpoint({'))
      .map((name) => name.slice(0, -'.ts'.length))
    expect([...new Set(endpoints.map(({ group }) => group))].sort()).toEqual(stating.sort())
  })

  test('names each call and each route once', () => {
    const names = endpoints.map(({ endpoint }) => endpoint.name)
    const routes = endpoints.map(
      ({ endpoint }) => `${endpoint.method} ${endpoint.path.replace(/:\w+/g, ':')}`,
    )
    expect(names).toEqual([...new Set(names)])
    expect(routes).toEqual([...new Set(routes)])
  })

  test('caches only what anyone may read, and never a write', () => {
    const wrong = endpoints.filter(
      ({ endpoint: { sharedBy, method, caller } }) => sharedBy && (method !== 'GET' || caller !== 'anyone'),
    )
    expect(wrong.map(({ endpoint }) => endpoint.name)).toEqual([])
  })

  test('refuses unknown members in every body (no mass assignment)', () => {
    const open = endpoints.filter(({ endpoint: { body, method } }) => {
      const { properties = {}, additionalProperties } = body as {
        properties?: object
        additionalProperties?: boolean
      }
      return method !== 'GET' && Object.keys(properties).length > 0 && additionalProperties !== false
    })
    expect(open.map(({ endpoint }) => endpoint.name)).toEqual([])
  })

  test('holds the eight calls of section 7, without a feature', () => {
    const base = endpoints
      .filter(({ endpoint }) => endpoint.feature === undefined)
      .map(({ endpoint: { method, path } }) => `${method} ${path}`)
    expect(base.sort()).toEqual([
      'GET /api/blogs/:id',
      'GET /api/capabilities',
      'GET /api/categories',
      'GET /api/categories/:id',
      'GET /api/orders/:orderId',
      'GET /api/products',
      'GET /api/products/:id',
      'POST /api/orders/mark-paid',
    ])
  })

  test('prints an OpenAPI document with every call', () => {
    const { openapi, paths } = openApi(endpoints) as { openapi: string; paths: Record<string, object> }
    expect(openapi).toBe('3.1.0')
    expect(Object.values(paths).flatMap(Object.keys)).toHaveLength(endpoints.length)
    expect(paths['/api/products/{id}']).toMatchObject({
      get: { operationId: 'getProduct', tags: ['catalogue'] },
    })
  })
})
