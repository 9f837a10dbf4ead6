import { expect, test } from 'vitest'
import { criarFila, type Envio } from './fila-de-envios.ts'

/** A line whose every sending is ended by hand. */
function linha() {
  const pedidos: {
    id: string
    andar: (f: number) => void
    sinal: AbortSignal
    fim: (erro?: Error) => void
  }[] = []
  const fila = criarFila<string>(
    (e, andar, sinal) =>
      new Promise((ok, nao) => {
        sinal.addEventListener('abort', () => nao(sinal.reason))
        pedidos.push({ id: e.id, andar, sinal, fim: (erro) => (erro ? nao(erro) : ok()) })
      }),
    (e) => (e instanceof Error ? e.message : String(e)),
  )
  return { fila, pedidos, vez: () => new Promise<void>((ok) => setTimeout(ok)) }
}
const resumo = (l: readonly Envio<string>[]) =>
  l.map((e) => `${e.id} ${e.estado} ${e.feito} ${e.erro ?? ''}`.trim())

test('one after another; one that fails holds no other back, and goes again under its own key', async () => {
  const { fila, pedidos, vez } = linha()
  let ouvido = 0
  const calar = fila.ouvir(() => ouvido++)
  fila.juntar([
    { id: 'a', o: 'A' },
    { id: 'ruim', o: 'R', recusa: 'Laudo: envie PDF.' },
    { id: 'b', o: 'B' },
  ])
  expect(resumo(fila.ver())).toEqual(['a enviando 0', 'ruim falhou 0 Laudo: envie PDF.', 'b esperando 0'])
  pedidos[0]?.andar(0.5)
  expect(fila.ver()[0]?.feito).toBe(0.5)
  pedidos[0]?.fim(new Error('Sem conexão'))
  await vez()
  expect(resumo(fila.ver())).toEqual([
    'a falhou 0.5 Sem conexão',
    'ruim falhou 0 Laudo: envie PDF.',
    'b enviando 0',
  ])
  fila.tentar('a')
  expect(pedidos.map((p) => p.id)).toEqual(['a', 'b'])
  pedidos[1]?.fim()
  await vez()
  expect(pedidos.map((p) => p.id)).toEqual(['a', 'b', 'a'])
  pedidos[2]?.fim()
  await vez()
  expect(fila.ver().map((e) => e.id)).toEqual(['ruim'])
  calar()
  const antes = ouvido
  fila.tirar('ruim')
  expect([ouvido, fila.ver().length]).toEqual([antes, 0])
})

test('cancelled while it is sent: the request ends, no error stays, the next one goes', async () => {
  const { fila, pedidos, vez } = linha()
  fila.juntar([
    { id: 'a', o: 'A' },
    { id: 'b', o: 'B' },
    { id: 'c', o: 'C' },
  ])
  fila.tirar('b')
  fila.tirar('a')
  await vez()
  expect(pedidos[0]?.sinal.aborted).toBe(true)
  expect(resumo(fila.ver())).toEqual(['c enviando 0'])
})
