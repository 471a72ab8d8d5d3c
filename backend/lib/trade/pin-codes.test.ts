import { describe, expect, it } from 'vitest'
import { pinProblem, statesOfPin } from './pin-codes.ts'
import { stateByName } from './state-by-name.ts'

describe('states by PIN code', () => {
  it.each([
    ['110001', ['Delhi']],
    ['122001', ['Haryana']],
    ['160017', ['Chandigarh', 'Punjab']],
    ['180001', ['Jammu and Kashmir']],
    ['194101', ['Ladakh']],
    ['248001', ['Uttarakhand']],
    ['302001', ['Rajasthan']],
    ['396230', ['Gujarat', 'Dadra and Nagar Haveli and Daman and Diu']],
    ['400001', ['Maharashtra']],
    ['403001', ['Goa']],
    ['492001', ['Chhattisgarh']],
    ['500001', ['Telangana']],
    ['507111', ['Telangana', 'Andhra Pradesh']],
    ['520001', ['Andhra Pradesh']],
    ['560001', ['Karnataka']],
    ['605001', ['Tamil Nadu', 'Puducherry']],
    ['682555', ['Kerala', 'Lakshadweep']],
    ['737101', ['Sikkim']],
    ['744101', ['Andaman and Nicobar Islands']],
    ['791111', ['Arunachal Pradesh']],
    ['834001', ['Jharkhand']],
    ['800001', ['Bihar']],
  ])('%s is in %j', (pin, states) => expect(statesOfPin(pin)).toEqual(states))

  it('every prefix belongs to a state that exists; an unused prefix belongs to none', () => {
    const places = Array.from({ length: 900 }, (_, n) => statesOfPin(`${n + 100}001`))
    expect(places.flatMap((states) => states ?? []).every((name) => stateByName(name)?.name === name)).toBe(
      true,
    )
    expect(new Set(places.flatMap((states) => states ?? [])).size).toBe(36)
    expect(statesOfPin('350001')).toBeUndefined()
    expect(statesOfPin('100001')).toBeUndefined()
  })

  it('says which state a PIN code is in, and leaves the army’s alone', () => {
    expect(pinProblem('110001', 'Delhi')).toBeUndefined()
    expect(pinProblem('110001', 'Maharashtra')).toEqual({
      field: 'state',
      sentence: 'The PIN code 110001 is in Delhi, not in Maharashtra. Please correct one of them.',
    })
    expect(pinProblem('605001', 'Kerala')?.sentence).toContain('in Tamil Nadu or Puducherry, not')
    expect(pinProblem('350001', 'Gujarat')).toMatchObject({ field: 'postalCode' })
    expect(pinProblem('900056', 'Karnataka')).toBeUndefined()
  })
})
