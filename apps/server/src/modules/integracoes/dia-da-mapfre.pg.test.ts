// The insurer's removals through a day of faults, from the request to the result of the auction: both sides end the same.
import type { SituacaoLote } from '@martelo/domain/lotes/situacoes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enviarOQueEspera, tratarAvisos } from '../../../../../tests/pg/parceiro-de-teste.ts'
import { as, pedido, situacao } from '../../../../../tests/pg/pedidos-da-seguradora.ts'
import { type CasaDaSeguradora, ligarSeguradora } from '../../../../../tests/pg/seguradora-de-teste.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { type Acaso, acaso, embaralhar } from '../../simuladores/acaso.ts'
import { eventoDaSeguradora } from '../../simuladores/seguradora-mapfre.ts'
import { contarResultados } from './contar-resultados.job.ts'

/** The run of a fixed size proves the way; the night's proves the number. */
const REMOCOES = process.env.MARTELO_NOITE === '1' ? 500 : 14

let casa: CasaDaSeguradora
beforeAll(async () => {
  await carregarModulos()
  casa = await ligarSeguradora(7)
})
afterAll(() => casa.fechar())

const desiste = (id: string): boolean => Number(id.slice(2)) % 5 === 0

/** Everything twice and in no order, as after a day without a line. */
async function pedirTudo(ids: readonly string[]): Promise<void> {
  const eventos = ids.flatMap((id, i) => {
    const p = pedido(id, {
      vehicle: { chassis: `9BWDAY${String(i).padStart(11, '0')}`, brand: 'VW', model: 'Gol' },
    })
    const mudado = (address: string) => ({ ...p, pickup: { ...p.pickup, address } })
    return [
      eventoDaSeguradora('S01', p, as(0)),
      eventoDaSeguradora('S05', mudado(`Rua ${id}, 2`), as(2)),
      eventoDaSeguradora('S05', mudado(`Rua ${id}, 1`), as(1)),
      ...(desiste(id) ? [eventoDaSeguradora('S06', situacao(id, { reason: 'Desistiu' }), as(3))] : []),
    ]
  })
  expect(new Set(await casa.sim.mandarEmDesordem(casa.destino, eventos, 2))).toEqual(new Set([200]))
  await tratarAvisos(casa.c)
}

/** Answers those that reached the yard. */
async function remover(ids: readonly string[], sorte: Acaso): Promise<string[]> {
  const { mover, traUid, motUid } = casa
  const noPatio: string[] = []
  for (const id of embaralhar(ids, sorte)) {
    if (desiste(id)) continue
    await mover(id, 'autorizar', { traUid })
    await mover(id, 'agendar', { motUid, previstaEm: '2026-12-01' })
    await mover(id, 'chegar')
    if (sorte() < 0.2) await mover(id, 'frustrar', { motivo: 'Portão fechado' })
    else {
      await mover(id, 'coletar')
      await mover(id, 'entregar')
      noPatio.push(id)
    }
  }
  return noPatio
}

/** How a lot ends, and the words of it. */
const FINS: readonly (readonly [SituacaoLote, string])[] = [
  ['AG_PAGAMENTO', 'Arrematado'],
  ['CONDICIONAL', 'Condicional'],
  ['NAO_ARREMATADO', 'Não arrematado'],
  ['RETIRADO', 'Retirado'],
]
const fimDe = (n: number) => FINS[n % FINS.length] ?? (['RETIRADO', 'Retirado'] as const)

interface Leiloado {
  palavras: string
  ditos: number
}
/** Each is put up for auction; a third of the results change afterwards, when two processes look at once. */
async function leiloar(ids: readonly string[], sorte: Acaso): Promise<Map<string, Leiloado>> {
  const { c } = casa
  const fins = new Map<string, Leiloado & { fim: number; lelId: number }>()
  const gravar = (lelId: number, fim: number) => {
    const vendido = fim % FINS.length < 2
    return sql`update lote set situacao = ${fimDe(fim)[0]}, situacao_at = clock_timestamp(), lance_valor = ${vendido ? 900_000 : null},
      lance_cli_id = ${vendido ? (c.clientes[0]?.cliId ?? null) : null} where id = ${lelId}`.execute(
      c.banco.sistema,
    )
  }
  for (const id of ids) {
    const { id: lelId } = await c.novoLote({ situacao: 'NAO_ARREMATADO' })
    const fim = Math.floor(sorte() * FINS.length)
    await sql`update lote set vei_id = ${(await casa.remocaoDe(id))?.veiId} where id = ${lelId}`.execute(
      c.banco.sistema,
    )
    await gravar(lelId, fim)
    fins.set(id, { palavras: fimDe(fim)[1], ditos: 1, fim, lelId })
  }
  expect(await contarResultados(c.servicos)).toBe(ids.length)
  const mudam = [...fins.values()].filter(() => sorte() < 1 / 3)
  for (const f of mudam) {
    f.fim += 1 + Math.floor(sorte() * (FINS.length - 1))
    await gravar(f.lelId, f.fim)
    Object.assign(f, { palavras: fimDe(f.fim)[1], ditos: 2 })
  }
  const outro = await c.outroProcesso()
  const [a, b] = await Promise.all([contarResultados(c.servicos), contarResultados(outro)])
  expect(a + b).toBe(mudam.length)
  return fins
}

/** She is down for a day, then everything that waited. */
async function voltarDepoisDeUmDia(): Promise<void> {
  const { c, sim } = casa
  sim.controle.modo = 'fora'
  await sql`update externo_envio set tentativas = 0 where situacao = 'pendente'`.execute(c.banco.sistema)
  await enviarOQueEspera(c)
  sim.controle.modo = 'normal'
  for (let i = 0; i < 40; i++) {
    // The breaker's pause is real time elsewhere; here the next day begins at once.
    await sql`update externo_envio set tentativas = 1, situacao = 'pendente' where situacao in ('pendente', 'falhou')`.execute(
      c.banco.sistema,
    )
    c.servicos.externo.disjuntores.esquecer('mapfre|plataforma')
    if ((await enviarOQueEspera(c)) === 0) break
  }
}

test(`${REMOCOES} removals through a day of faults end the same on both sides, results of the auction too`, {
  timeout: 1_800_000,
}, async () => {
  const sorte = acaso(2026)
  const ids = Array.from({ length: REMOCOES }, (_, i) => `D-${i}`)
  await pedirTudo(ids)
  const { sim } = casa
  sim.faltas = { erro: 5, naoProcessado: 3 }
  const noPatio = await remover(ids, sorte)
  const leiloados = await leiloar(noPatio, sorte)
  await voltarDepoisDeUmDia()
  sim.faltas = {}
  expect(noPatio.length).toBeGreaterThan(REMOCOES / 2)
  expect(await comparar(ids, leiloados)).toEqual([])
  // A planted fault is found: one side forgets the last step, or the last result.
  const perdida = noPatio[0] ?? ''
  const la = sim.remocoes.get(perdida)
  if (la === undefined) throw new Error('she knows of none')
  la.codigo = 'S04'
  expect(await comparar(ids, leiloados)).toEqual([`${perdida}: S04 lá, S10 aqui`])
  Object.assign(la, { codigo: 'S10', resultado: 'Sumiu' })
  expect(await comparar(ids, leiloados)).toEqual([
    `${perdida}: Sumiu lá, ${leiloados.get(perdida)?.palavras} aqui`,
  ])
})

/** What both sides believe of each removal, and of its auction. */
async function comparar(ids: readonly string[], leiloados: ReadonlyMap<string, Leiloado>): Promise<string[]> {
  const ultimo: Record<string, string | null> = { CANCELADA: null, FINALIZADA: 'S10', FRUSTRADA: 'S09' }
  const fora: string[] = []
  for (const id of ids) {
    const r = await casa.remocaoDe(id)
    const esperado = ultimo[r?.situacao ?? ''] ?? null
    const la = casa.sim.remocoes.get(id)
    if (r === undefined || (la?.codigo ?? null) !== esperado)
      fora.push(`${id}: ${la?.codigo ?? null} lá, ${esperado} aqui`)
    const palavras = leiloados.get(id)?.palavras ?? null
    if ((la?.resultado ?? null) !== palavras) fora.push(`${id}: ${la?.resultado} lá, ${palavras} aqui`)
    // What comes after the cancellation is refused: the address stays as the last change before it left it.
    if (r !== undefined && r.situacao !== 'CANCELADA' && r.local !== `Rua ${id}, 2`)
      fora.push(`${id}: ${r.local}`)
  }
  const { rows } = await sql<{
    n: number
  }>`select count(*)::int as n from mapfre_processo where removal_id like 'D-%'`.execute(casa.c.banco.sistema)
  if (rows[0]?.n !== ids.length) fora.push(`${rows[0]?.n} removals of ${ids.length}`)
  return [...fora, ...(await contarIdas(leiloados))]
}

/** Each event that went out was taken once, and each result was told as often as it changed. */
async function contarIdas(leiloados: ReadonlyMap<string, Leiloado>): Promise<string[]> {
  const { rows } = await sql<{ uid: string; codigo: string; removalId: string }>`
    select uid, event_code as codigo, removal_id from mapfre_evento where sentido = 'saida' and removal_id like 'D-%'`.execute(
    casa.c.banco.sistema,
  )
  const chegadas = new Set(casa.sim.eventos.keys())
  const fora = rows.filter((e) => !chegadas.has(e.uid)).map((e) => `the event ${e.uid} was not taken`)
  const demais = [...casa.sim.eventos.values()].length - rows.length
  if (demais !== 0) fora.push(`${demais} events more there`)
  for (const [id, { ditos }] of leiloados) {
    const foram = rows.filter((e) => e.codigo === 'S16' && e.removalId === id).length
    if (foram !== ditos) fora.push(`${id}: ${foram} results told, ${ditos} happened`)
  }
  return fora
}
