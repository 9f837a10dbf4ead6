// While processes are replaced one by one, this program shares the database and the bus with a newer one.
import { setTimeout as esperar } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import type { Conexao } from './conexao.ts'

let c: Cenario
beforeAll(async () => {
  c = await criarCenario({ clientes: 1, lotes: 1 })
})
afterAll(() => c.fechar())

/** What a newer process says on the channel. */
const dizer = (texto: string) => c.banco.poolSistema.query('select pg_notify($1, $2)', ['martelo', texto])
const NOVO = 'processo-mais-novo'

/** A watcher's socket. */
function espectador(): { conexao: Conexao; ouvidas: Record<string, unknown>[] } {
  const ouvidas: Record<string, unknown>[] = []
  const ouvir = (texto: string): void => {
    const lido = JSON.parse(texto) as Record<string, unknown> | Record<string, unknown>[]
    ouvidas.push(...(Array.isArray(lido) ? lido : [lido]))
  }
  const conexao = {
    id: 'espectador',
    salas: new Set<string>(),
    enviar: ouvir,
    escrever: (quadro: Buffer) => ouvir(quadro.subarray((quadro[1] ?? 0) < 126 ? 2 : 4).toString()),
  } as Partial<Conexao> as Conexao
  return { conexao, ouvidas }
}
async function ate(pergunta: () => boolean): Promise<void> {
  for (let i = 0; i < 200 && !pergunta(); i++) await esperar(25)
  expect(pergunta()).toBe(true)
}

test('unknown subjects, unknown fields and what is no word at all: those who listen go on hearing', async () => {
  const ouvidas: unknown[] = []
  c.servicos.barramento.assinar('conhecido', (d: { n: number }) => ouvidas.push(d.n))
  c.servicos.barramento.assinar('quebra', (d: { n: { m: number } }) => ouvidas.push(d.n.m))
  for (const texto of [
    JSON.stringify([NOVO, ['assunto-novo', { a: 1 }], ['conhecido', { n: 1, campoNovo: [2] }, 'mais uma']]),
    '{"forma":"nova"}',
    'isto não é JSON',
    'null',
    JSON.stringify([NOVO, { assunto: 'conhecido' }, null, 7, ['quebra', {}], ['conhecido', { n: 2 }]]),
  ])
    await dizer(texto)
  await ate(() => ouvidas.length === 2)
  expect(ouvidas).toEqual([1, 2])
})

test('a frame of an unknown event, for an unknown audience too: it has its number, and the next ones follow', async () => {
  const sala = `leilao:${c.leilao.uid}`
  const { conexao, ouvidas } = espectador()
  await c.servicos.tempoReal.entrar(conexao, sala, ['publico'], c.leilao.id, undefined)
  const nova = {
    evento: 'lote-girou',
    para: ['publico', 'auditores'],
    dados: { graus: 90 },
    porPublico: { auditores: { quem: 'x' } },
    campoNovo: true,
  }
  const soDeles = { evento: 'auditoria', para: ['auditores'], dados: { segredo: 1 } }
  const antes = await c.servicos.tempoReal.versaoDaSala(c.leilao.id)
  await c.banco.poolSistema.query(
    `with v as (insert into sala (lei_id, hot_id, versao) values ($1, $2, $3 + 2)
        on conflict (lei_id) do update set versao = excluded.versao)
      insert into sala_quadro (lei_id, hot_id, versao, quadro) values ($1, $2, $3 + 1, $4), ($1, $2, $3 + 2, $5)`,
    [c.leilao.id, c.hotsite.id, antes, JSON.stringify(nova), JSON.stringify(soDeles)],
  )
  await dizer(JSON.stringify([NOVO, ['sala', { sala, pressa: 'muita' }]]))
  await ate(() => ouvidas.some((m) => m['v'] === antes + 2 && m['t'] === 'q'))
  await c.servicos.tempoReal.publicar({ id: c.leilao.id, uid: c.leilao.uid, hotId: c.hotsite.id }, [
    { evento: 'sala-atualizada', para: ['publico'], dados: { sala: {} } },
  ])
  await ate(() => ouvidas.some((m) => m['v'] === antes + 3 && m['t'] === 'q'))
  const quadros = ouvidas.filter((m) => m['t'] === 'q')
  expect(quadros.map((m) => m['v'])).toEqual([antes + 1, antes + 2, antes + 3])
  expect(quadros[0]).toMatchObject({ e: 'lote-girou', d: { graus: 90 } })
  expect(quadros[1]).toEqual({ t: 'q', s: sala, v: antes + 2, o: 1 })
  expect(JSON.stringify(ouvidas)).not.toContain('segredo')
})
