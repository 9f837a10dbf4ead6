import { expect, test } from 'vitest'
import { lerFontes } from '../../tools/quality/sources.ts'

// What a lot was sold for is `lote.valor_vendido` (decision 103). A statement that reads the bid of sold lots, and not the
// price, told everyone but the buyer another price than he paid.
const VENDIDOS = /'AG_PAGAMENTO'|SITUACOES_VENDIDAS|VENDIDOS?\}/
const LE_O_LANCE = /\blance_valor\b|\blanceValor\b/

/** Statements that mean the bid. */
const DO_LANCE = new Set([
  // The writer of the state: there is no sale before it.
  'apps/server/src/engines/lances/encerramento/encerrar-vencidos.sql.ts',
])

/** Whether there was a bid is no price. */
const textos = (fonte: string): string[] =>
  (fonte.match(/`(?:[^`\\]|\\.)*`/gs) ?? []).map((t) => t.replaceAll(/\blance_valor is (not )?null/g, ''))

const modulos = [...lerFontes()].filter(
  ([f]) => /^apps\/server\/src\/(modules|engines)\/.*\.ts$/.test(f) && !f.endsWith('.test.ts'),
)

test('no statement takes the bid of sold lots for their price', () => {
  expect(modulos.length).toBeGreaterThan(500)
  const achados = modulos.filter(
    ([f, fonte]) =>
      !DO_LANCE.has(f) &&
      textos(fonte.texto).some((t) => LE_O_LANCE.test(t) && VENDIDOS.test(t) && !/valor_vendido/.test(t)),
  )
  expect(achados.map(([f]) => f)).toEqual([])
})

test('no module but the writers of the price decides it again from the deal', () => {
  const decide = /condicional_resposta = 'Novo valor'|when l?\.?comitente_aceitar_replica/
  expect(modulos.filter(([, fonte]) => decide.test(fonte.texto)).map(([f]) => f)).toEqual([])
})
