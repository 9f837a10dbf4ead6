import { expect, test } from 'vitest'
import { NOMES_DAS_POSICOES, POSICOES_DE_BANNER, posicaoPorUid } from './posicoes-de-banner.ts'

test('each position is found by its uid, and by no other', () => {
  for (const nome of NOMES_DAS_POSICOES) expect(posicaoPorUid(POSICOES_DE_BANNER[nome].uid)).toBe(nome)
  expect(new Set(NOMES_DAS_POSICOES.map((n) => POSICOES_DE_BANNER[n].uid)).size).toBe(
    NOMES_DAS_POSICOES.length,
  )
  expect(posicaoPorUid('6f1c2a10-0000-4000-8000-000000000099')).toBeUndefined()
})

test('the smallest picture that is taken fits into what is kept', () => {
  for (const { imagem, imagemMobile } of Object.values(POSICOES_DE_BANNER))
    for (const { minimo, maximo } of [imagem, imagemMobile]) {
      expect(minimo.largura).toBeLessThan(maximo.largura)
      expect(minimo.altura).toBeLessThan(maximo.altura)
    }
})
