// What the options of a moment are worth, once a bot has thought about it.
import { told } from './api'
import type { Worths } from './types'

/** What was found, whether it is still thought about, or why there is nothing; all of it is forgotten with the moment. */
export class Thought {
  worths = $state.raw<Worths | null>(null)
  problem = $state('')
  busy = $state(false)
  #asked = 0

  async think(ask: () => Promise<Worths>): Promise<void> {
    if (this.busy) return
    this.forget()
    const mine = this.#asked
    this.busy = true
    try {
      const found = await ask()
      if (mine === this.#asked) this.worths = found
    } catch (error) {
      if (mine === this.#asked) this.problem = told(error)
    }
    if (mine === this.#asked) this.busy = false
  }

  /** An answer that is still on its way is not heard any more. */
  forget(): void {
    this.#asked += 1
    this.worths = null
    this.problem = ''
    this.busy = false
  }
}
