import { describe, expect, it } from 'vitest'
import { placarDaBusca } from '../../../../../tests/busca/amostra/placar-da-busca.ts'

/** What is reached; it only rises. */
const ALCANCADO = 0.99

describe('the search understands people', () => {
  it('has what was meant in the first three', () => {
    const { perguntas, certas, erradas, divergem } = placarDaBusca()
    expect(divergem, 'the suggestions and the list find the same').toEqual([])
    expect(perguntas).toBeGreaterThanOrEqual(300)
    expect(certas / perguntas, JSON.stringify(erradas, null, 1)).toBeGreaterThanOrEqual(ALCANCADO)
  })

  it('gains it by understanding: words alone find much less', () => {
    const sem = placarDaBusca(false)
    expect(sem.certas / sem.perguntas).toBeLessThan(0.7)
  })
})
