// The signs of actions.
import { describe, expect, it } from 'vitest'
import { signOfAction } from '../src/lib/signs'

describe('the sign of an action', () => {
  it('is its own', () => {
    expect(signOfAction('campaign')).toBe('influence')
  })

  it('is that of any action where it has none of its own', () => {
    expect(signOfAction('an-action-without-a-sign')).toBe('play')
  })
})
