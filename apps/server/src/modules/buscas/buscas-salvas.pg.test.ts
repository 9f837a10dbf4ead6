// Saved searches on a real database: what is there when one is saved is no news, each later lot is told once, however
// often and by however many processes it is looked for; the daily message waits for the morning; the letter's link
// stops the letters.
import { apagarBusca } from '@martelo/contracts/buscas/apagar-busca.contract.ts'
import { cancelarAvisos } from '@martelo/contracts/buscas/cancelar-avisos.contract.ts'
import { lerNotificacoes } from '@martelo/contracts/avisos/ler-notificacoes.contract.ts'
import { minhasBuscas } from '@martelo/contracts/buscas/minhas-buscas.contract.ts'
import { minhasNotificacoes } from '@martelo/contracts/avisos/minhas-notificacoes.contract.ts'
import { mudarBusca } from '@martelo/contracts/buscas/mudar-busca.contract.ts'
import { salvarBusca } from '@martelo/contracts/buscas/salvar-busca.contract.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario, type Pessoa } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import './apagar-busca.handler.ts'
import './cancelar-avisos.handler.ts'
import '../avisos/ler-notificacoes.handler.ts'
import './minhas-buscas.handler.ts'
import '../avisos/minhas-notificacoes.handler.ts'
import './mudar-busca.handler.ts'
import { procurarParaBuscas } from './procurar-para-buscas.job.ts'
import './salvar-busca.handler.ts'

let c: Cenario
beforeAll(async () => {
  c = await criarCenario({ lotes: 2, clientes: 2 })
  await c.servicos.busca.abrir(false).refrescar(c.lotes.map((l) => l.id))
})
afterAll(async () => {
  await c.servicos.busca.fechar()
  await c.fechar()
})

const [MANHA, MADRUGADA] = [Date.parse('2026-11-22T12:00:00Z'), Date.parse('2026-11-22T06:00:00Z')]
const DIA = 86_400_000
const quem = (i = 0) => c.clientes[i] as Pessoa
const FIAT = { tipo: 'exata', campo: 'marca', valor: 'Fiat' }
const salvar = (parte: object = {}, i = 0) =>
  executarChamada(c.ctx(quem(i)), salvarBusca, {
    body: { nome: 'Fiat', endereco: '/leilao?marca=Fiat', filtros: [FIAT], ...parte },
  })
const avisos = async (i = 0) =>
  (await executarChamada(c.ctx(quem(i)), minhasNotificacoes, { query: {} })).valor
const cartas = async () =>
  (
    await c.banco.sistema
      .selectFrom('caixaPostal')
      .select(['para', 'texto'])
      .where('assunto', 'like', '%combina%')
      .orderBy('id')
      .execute()
  ).map((x) => x)
const novoLote = async () => {
  const l = await c.novoLote()
  await c.servicos.busca.abrir(false).refrescar([l.id])
  return l
}

test('what is there is no news; a new lot is told once, by two processes at once too', async () => {
  expect((await salvar()).valor).toMatchObject({ nome: 'Fiat', achados: 0, frequencia: 'na-hora' })
  expect(await procurarParaBuscas(c.servicos, MANHA)).toBe(0)
  await novoLote()
  const outro = await c.outroProcesso()
  outro.busca.abrir(false)
  const feitos = await Promise.all([
    procurarParaBuscas(c.servicos, MANHA),
    procurarParaBuscas(outro, MANHA),
    procurarParaBuscas(c.servicos, MANHA),
  ])
  expect(feitos[0] + feitos[1] + feitos[2]).toBe(1)
  expect(await procurarParaBuscas(c.servicos, MANHA + DIA)).toBe(0)
  const { naoLidas, notificacoes } = await avisos()
  expect([naoLidas, notificacoes.length]).toEqual([1, 1])
  expect(notificacoes[0]?.titulo).toBe('1 lote combina com “Fiat”')
  expect((await cartas()).map((x) => x.para)).toEqual(['cliente.1@teste.com.br'])
  await outro.busca.fechar()
})

test('reading up to a notice leaves none unread; another client sees nothing', async () => {
  const { notificacoes } = await avisos()
  const ate = notificacoes[0]?.uid
  await executarChamada(c.ctx(quem(1)), lerNotificacoes, { body: { ate } })
  expect((await avisos()).naoLidas).toBe(1)
  const r = await executarChamada(c.ctx(quem()), lerNotificacoes, { body: { ate } })
  expect(r.valor.naoLidas).toBe(0)
  expect((await avisos(1)).notificacoes).toEqual([])
})

test('the daily message waits for the morning and holds all of the day', async () => {
  const { uid } = (await salvar({ frequencia: 'diaria' }, 1)).valor
  await novoLote()
  await novoLote()
  await procurarParaBuscas(c.servicos, MADRUGADA)
  expect((await avisos(1)).naoLidas).toBe(0)
  await procurarParaBuscas(c.servicos, MANHA)
  expect((await avisos(1)).notificacoes.map((n) => n.titulo)).toEqual(['2 lotes combinam com “Fiat”'])
  await novoLote()
  await procurarParaBuscas(c.servicos, MANHA + 3_600_000)
  expect((await avisos(1)).notificacoes).toHaveLength(1)
  await procurarParaBuscas(c.servicos, MANHA + DIA)
  expect((await avisos(1)).notificacoes).toHaveLength(2)
  await executarChamada(c.ctx(quem(1)), apagarBusca, { params: { uid } })
  expect((await executarChamada(c.ctx(quem(1)), minhasBuscas)).valor).toEqual([])
})

test('the link of a letter stops the letters, not the notices; no other seal does', async () => {
  const carta = (await cartas()).find((x) => x.para === 'cliente.1@teste.com.br')
  const [, uid = '', selo = ''] = /\/avisos\/([\w-]+)\/([\w-]+)$/m.exec(carta?.texto ?? '') ?? []
  const cancelar = (s: string, hotsite = c.hotsite) =>
    executarChamada(c.ctx(null, hotsite), cancelarAvisos, { params: { uid }, body: { selo: s } })
  expect((await cancelar(`${selo}x`)).status).toBe(404)
  expect((await cancelar('')).status).toBe(404)
  expect((await cancelar(selo, c.outroHotsite)).status).toBe(404)
  expect((await cancelar(selo)).valor).toEqual({ nome: 'Fiat' })
  expect((await cancelar(selo)).status).toBe(200)
  const antes = (await cartas()).length
  await novoLote()
  const lidas = (await avisos()).naoLidas
  await procurarParaBuscas(c.servicos, MANHA)
  expect((await cartas()).length).toBe(antes)
  expect((await avisos()).naoLidas).toBe(lidas + 1)
})

test('a client who was blocked is told nothing until he is let in again', async () => {
  const mudar = (situacao: string) =>
    c.banco.sistema
      .updateTable('cliente')
      .set({ situacao })
      .where('id', '=', c.clientes[1]?.cliId ?? 0)
      .execute()
  await salvar({}, 1)
  const [antes, escritas] = [(await avisos(1)).notificacoes.length, (await cartas()).length]
  await mudar('Bloqueado')
  await novoLote()
  await procurarParaBuscas(c.servicos, MANHA)
  expect([(await avisos(1)).notificacoes.length, (await cartas()).length]).toEqual([antes, escritas])
  await mudar('Ativo')
  await procurarParaBuscas(c.servicos, MANHA)
  expect((await avisos(1)).notificacoes).toHaveLength(antes + 1)
})

test('of more lots than one page holds, none is news when newer ones close', async () => {
  const muitos = await sql<{ id: number }>`
    with v as (insert into veiculo (hot_id, com_id, pat_id, tipo_id, nome, marca, modelo, ano_modelo, situacao)
        select ${c.hotsite.id}, ${c.comId}, ${c.patId}, ${c.tipos.carro}, 'Kombi ' || n, 'Volkswagen', 'Kombi', 1998, 'EM_LEILAO'
        from generate_series(1, 1005) n returning id)
    insert into lote (hot_id, lei_id, vei_id, com_id, numero, posicao_leilao, nome, situacao, tipo_id, minimo, incremento, data_fim)
    select ${c.hotsite.id}, ${c.leilao.id}, v.id, ${c.comId}, 'K' || v.id, 10000 + v.id, 'Kombi', 'LIBERADO_LEILAO', ${c.tipos.carro},
      100000, 10000, now() + interval '1 hour' from v returning id`.execute(c.banco.sistema)
  const ids = muitos.rows.map((r) => r.id).toSorted((a, b) => a - b)
  await c.servicos.busca.abrir(false).refrescar(ids)
  const kombi = { tipo: 'exata', campo: 'modelo', valor: 'Kombi' }
  await salvar({ nome: 'Kombi', endereco: '/leilao?q=kombi', filtros: [kombi] }, 1)
  const fechados = ids.slice(-10)
  await c.banco.sistema.updateTable('lote').set({ situacao: 'PAGO' }).where('id', 'in', fechados).execute()
  await c.servicos.busca.abrir(false).refrescar(fechados)
  expect(await procurarParaBuscas(c.servicos, MANHA)).toBe(0)
})

test('twenty at most, and the same address is the same search', async () => {
  for (let i = 0; i < 19; i++) await salvar({ endereco: `/leilao?q=${i}` })
  expect((await salvar({ endereco: '/leilao?q=mais' })).status).toBe(409)
  expect((await salvar({ nome: 'Outro nome' })).valor.nome).toBe('Outro nome')
  const [b] = (await executarChamada(c.ctx(quem()), minhasBuscas)).valor
  const alheia = await executarChamada(c.ctx(quem(1)), mudarBusca, {
    params: { uid: b?.uid },
    body: { nome: 'Minha', frequencia: 'diaria', porEmail: true },
  })
  expect(alheia.status).toBe(404)
})

test.each([
  [{ endereco: 'https://mau.example' }],
  [{ endereco: '//mau.example' }],
  [{ nome: '' }],
  [{ frequencia: 'nunca' }],
  [{ filtros: [{ tipo: 'exata', campo: 'valorComitente', valor: 1 }] }],
])('refuses %j', async (parte) => expect((await salvar(parte)).status).toBe(400))
