// One round of a program that breaks the real system: people bid and watch, something goes wrong meanwhile, and afterwards
// the checks of the simulation read what people were told and what the database holds.
import { setTimeout as esperar } from 'node:timers/promises'
import { sql } from 'kysely'
import { chaveDoSistema } from '../../../apps/server/src/core/auth/chaves.ts'
import { criarTokens } from '../../../apps/server/src/core/auth/token-de-acesso.ts'
import { verificarLeilao } from '../../../apps/server/src/modules/lances/verificar-corrente.ts'
import type { Acaso } from '../../simulation/acaso.ts'
import { lerIniciais, lerLotesDaHistoria, lerQuedas } from '../../simulation/banco/ler-historia.ts'
import { conferir } from '../../simulation/conferencias.ts'
import type { Historia, Interrupcao } from '../../simulation/historia.ts'
import { type Povoado, povoar } from '../povoar.ts'
import { type AposOPasso, aposOPasso, conferirPasso, type Passo } from './depois-do-passo.ts'
import { ApostadorReal, assistir, type ClienteReal } from './gente.ts'
import { Navegador } from './navegador.ts'
import type { Sistema } from './sistema.ts'

const DISPUTA_MS = 15_000
const CLIENTES = 24
const TOLERANCIA_MS = 4_000
/** A database that died takes connections again within this time of its start. */
const BANCO_DE_VOLTA_MS = 3_000

/** What a disaster did, in words, and the span in which it means that no bid was possible. */
export interface Feito {
  readonly nota: string
  readonly fora?: Interrupcao
  /** from the database's start until it took connections, ms */
  readonly bancoDeVolta?: number
  /** the instant of the blow, where the time until the next accepted bid is of interest */
  readonly golpe?: number
  /** the database's clock was set */
  readonly passo?: Passo
}
export const foraDoAr = async (s: Sistema, fn: () => Promise<Feito>): Promise<Feito> => {
  const inicio = Date.now()
  const feito = await fn()
  while (!(await Promise.all(s.apps.map((n) => s.responde(n)))).some(Boolean)) await esperar(50)
  return { ...feito, fora: { inicio, fim: Date.now() } }
}

/** How the lots of a round end: by their own clocks, or one cried by the robot of the rooms. */
export type Conducao = 'pelo-relogio' | 'pelo-robo'
/** What a disaster may look at while it happens. */
export interface Palco {
  readonly situacoes: () => Promise<readonly string[]>
  /** lots that run by their own clock, with the ms until their end; the first to end first */
  readonly correndo: () => Promise<readonly { readonly lelUid: string; readonly falta: number }[]>
}

export interface Ensaio {
  readonly conducao?: Conducao
  readonly disputaMs?: number
  /** wait until every lot has ended, those that were given time too */
  readonly ateOFim?: boolean
}

export interface Rodada {
  readonly desastre: string
  readonly nota: string
  readonly pedidos: number
  readonly respondidos: number
  readonly lances: number
  readonly fechados: number
  readonly lotes: number
  /**
   * s in which no bid was possible, as the round that broke it knows; the least that a lot was given back; null: none
   */
  readonly foraSegundos: number | null
  readonly devolvidoSegundos: number | null
  readonly bancoDeVolta: number | null
  /** ms from the blow to the first accepted bid that was sent after it */
  readonly ateOLance: number | null
  /** null: the database's clock was not set */
  readonly apos: AposOPasso | null
  readonly achados: readonly string[]
}

/** `quebrar` runs three seconds after the first bid; null: it cannot be done here. */
export async function rodada(
  s: Sistema,
  acaso: Acaso,
  desastre: string,
  quebrar: (p: Palco) => Promise<Feito | null>,
  { conducao = 'pelo-relogio', disputaMs = DISPUTA_MS, ateOFim = false }: Ensaio = {},
): Promise<Rodada> {
  const mundo = await povoar(s.banco, { lotes: conducao === 'pelo-robo' ? 1 : 6, clientes: CLIENTES })
  await (conducao === 'pelo-robo' ? apregoar(s, mundo) : abrirLotes(s, mundo))
  const iniciais = await lerIniciais(s.banco, mundo.lotes)
  const host = `${await subdominioDe(s, mundo.hotId)}.localhost`
  const publico = assistir(s, host, mundo.leiUid, 6, acaso.ramo('publico'))
  const navegadores = navegar(s, host, mundo.leiUid)
  const quedasDeAntes = (await lerQuedas(s.banco)).length
  const ate = Date.now() + disputaMs
  const gente = (await credenciar(s, mundo)).map(
    (q, i) => new ApostadorReal(s, q, host, acaso.ramo(`gente ${i}`)),
  )
  const lotes = [...iniciais.values()].map((e) => ({
    lelUid: e.lelUid,
    hotUid: e.hotUid,
    minimo: e.regras.minimo,
    incremento: e.regras.incremento,
  }))
  const lances = Promise.all(gente.map((g) => g.lancar(lotes, ate)))
  await esperar(3_000)
  const feito = (await quebrar({
    situacoes: () => situacoesDe(s, mundo),
    correndo: () => correndoEm(s, mundo),
  })) ?? { nota: 'left out: needs root' }
  await lances
  await s.saudavel()
  await esperarFechamentos(s, mundo, conducao, ateOFim)
  // Frames of the last bids and ends are under way; the sweep that repeats what a death left unsaid takes some seconds.
  await esperar(8_000)
  const historia: Historia = {
    origem: desastre,
    lotes: await lerLotesDaHistoria(s.banco, iniciais, () => []),
    pedidos: gente.flatMap((g) => g.historia()),
    espectadores: publico.lista.map((e) => e.historia()),
    quedas: await quedasApos(s, quedasDeAntes, new Set(mundo.lotes)),
    interrupcoes: feito.fora ? [feito.fora] : [],
    fim: await s.horaDoBanco(),
    tolerancia: TOLERANCIA_MS,
  }
  publico.sair()
  const erradoMs = Math.max(0, ...navegadores.map((n) => n.sair()))
  const apos = feito.passo ? aposOPasso(historia, feito.passo, erradoMs) : null
  const achados = [
    ...doBanco(feito),
    ...(apos === null ? [] : conferirPasso(apos)),
    ...conferir(historia).map((a) => `${a.conferencia}: ${a.erro}`),
  ]
  const v = await verificarLeilao(s.banco.sistema, s.banco.poolSistema, mundo.leiUid)
  achados.push(...v.achados.map((a) => `verificarLeilao: ${a.problema} ${a.lelUid} ${a.detalhe}`))
  return { ...resumir(desastre, feito, historia, achados), apos }
}

const doBanco = ({ bancoDeVolta = 0 }: Feito): string[] =>
  bancoDeVolta > BANCO_DE_VOLTA_MS
    ? [
        `the database took connections ${Math.round(bancoDeVolta)} ms after its start (wanted: ${BANCO_DE_VOLTA_MS})`,
      ]
    : []

function resumir(
  desastre: string,
  feito: Feito,
  h: Historia,
  achados: readonly string[],
): Omit<Rodada, 'apos'> {
  // Where the clock was set there was no outage: it only looks so.
  const fora = feito.passo ? undefined : feito.fora
  const devolvidos = h.quedas.flatMap((q) => q.lotes.map((l) => Math.round((l.para - l.de) / 1000)))
  return {
    desastre,
    nota: feito.nota,
    pedidos: h.pedidos.length,
    respondidos: h.pedidos.filter((p) => p.respostas.length > 0).length,
    lances: h.lotes.reduce((n, l) => n + l.linhas.length, 0),
    fechados: h.lotes.filter((l) => l.fechamentos.length === 1).length,
    lotes: h.lotes.length,
    foraSegundos: fora ? (fora.fim - fora.inicio) / 1000 : null,
    devolvidoSegundos: devolvidos.length > 0 ? Math.min(...devolvidos) : null,
    bancoDeVolta: feito.bancoDeVolta ?? null,
    ateOLance: feito.golpe === undefined ? null : primeiroAceito(h, feito.golpe),
    achados,
  }
}

function primeiroAceito(h: Historia, golpe: number): number | null {
  const depois = h.pedidos.flatMap((p) =>
    p.respostas.flatMap((r) => (r.tipo === 'aceito' && (p.envios[0] ?? 0) >= golpe ? [r.quando] : [])),
  )
  return depois.length === 0 ? null : Math.min(...depois) - golpe
}

/** The lots end one after the other while people bid, some after the disaster. */
async function abrirLotes(s: Sistema, mundo: Povoado): Promise<void> {
  await sql`update leilao set ponto_corte_para_incremento_pos_lances_segundos = 2, incremento_apos_lances_segundos = 2 where uid = ${mundo.leiUid}`.execute(
    s.banco.sistema,
  )
  await sql`update lote l set data_fim = clock_timestamp() + make_interval(secs => 5 + 2 * l.posicao_leilao)
    where l.uid = any(${[...mundo.lotes]}::uuid[])`.execute(s.banco.sistema)
  await sql`update hotsite set lance_automatico = true where id = ${mundo.hotId}`.execute(s.banco.sistema)
}

/** One lot on the block: the robot opens it, calls it and brings the hammer down, from its tables alone. */
async function apregoar(s: Sistema, mundo: Povoado): Promise<void> {
  await sql`update lote set data_fim = null where uid = any(${[...mundo.lotes]}::uuid[])`.execute(
    s.banco.sistema,
  )
  await sql`update leilao set situacao = 'AO_VIVO', modalidade = 'SIMULTANEO', conducao = 'robo', intervalo_entre_lotes_segundos = 3,
    data = clock_timestamp() - interval '1 minute', conferir_dia = false where uid = ${mundo.leiUid}`.execute(
    s.banco.sistema,
  )
  await sql`update hotsite set lance_automatico = true where id = ${mundo.hotId}`.execute(s.banco.sistema)
}

/** One browser for each process that holds rooms, where the database's clock may be set. */
function navegar(s: Sistema, host: string, leiUid: string): Navegador[] {
  const { relogioDoBanco } = s
  if (relogioDoBanco === null) return []
  return s.salas.map((n) => new Navegador(n, host, leiUid, () => Date.now() + relogioDoBanco.desvioMs))
}

async function correndoEm(s: Sistema, mundo: Povoado): Promise<{ lelUid: string; falta: number }[]> {
  const r = await sql<{ lelUid: string; falta: number }>`
    select uid as lel_uid, (extract(epoch from data_fim - clock_timestamp()) * 1000)::float8 as falta from lote
    where uid = any(${[...mundo.lotes]}::uuid[]) and situacao = 'LIBERADO_LEILAO' and data_fim is not null order by data_fim`.execute(
    s.banco.sistema,
  )
  return r.rows
}

async function situacoesDe(s: Sistema, mundo: Povoado): Promise<string[]> {
  const r = await sql<{ situacao: string }>`
    select situacao from lote where uid = any(${[...mundo.lotes]}::uuid[])`.execute(s.banco.sistema)
  return r.rows.map((l) => l.situacao)
}

async function subdominioDe(s: Sistema, hotId: number): Promise<string> {
  const r = await s.banco.sistema
    .selectFrom('hotsite')
    .select('subdominio')
    .where('id', '=', hotId)
    .executeTakeFirstOrThrow()
  await s.contarHotsite()
  return r.subdominio
}

async function credenciar(s: Sistema, mundo: Povoado): Promise<ClienteReal[]> {
  const tokens = criarTokens(await chaveDoSistema(s.banco, 'token-de-acesso'))
  const r = await sql<{ usuId: number; usuUid: string; cliId: number; cliUid: string }>`
    select u.id as usu_id, u.uid as usu_uid, c.id as cli_id, c.uid as cli_uid from cliente c join usuario u on u.id = c.usu_id
    where c.id = any(${mundo.clientes.map((c) => c.cliId)}::int[]) order by c.id`.execute(s.banco.sistema)
  return Promise.all(
    r.rows.map(async (q) => ({
      cliUid: q.cliUid,
      token: await tokens.assinar(
        mundo.hotId,
        {
          ...q,
          nome: 'C',
          papeis: ['Clientes'],
          hotId: mundo.hotId,
          familia: '00000000-0000-4000-8000-000000000000',
        } as Parameters<typeof tokens.assinar>[1],
        Date.now() + 12 * 3_600_000,
      ),
    })),
  )
}

/**
 * Until every lot whose end has come is closed; lots with their end far off (an outage) stay open. A cried lot has a
 * clock and two calls before the hammer, and each bid during a call begins them again.
 */
async function esperarFechamentos(
  s: Sistema,
  mundo: Povoado,
  conducao: Conducao,
  ateOFim: boolean,
): Promise<void> {
  const cantado = conducao === 'pelo-robo'
  const paciencia = cantado || ateOFim ? 110_000 : 40_000
  for (const limite = Date.now() + paciencia; Date.now() < limite; await esperar(300)) {
    const r = await sql<{ n: number }>`
      select count(*)::int as n from lote where uid = any(${[...mundo.lotes]}::uuid[])
      and case when ${cantado} then situacao in ('LIBERADO_LEILAO', 'PLACAR', 'AO_VIVO', 'DOULHE_UMA', 'DOULHE_DUAS')
        else situacao = 'LIBERADO_LEILAO' and (${ateOFim} or data_fim < clock_timestamp() + interval '15 seconds') end`.execute(
      s.banco.sistema,
    )
    if (r.rows[0]?.n === 0) return
  }
}

/** Counted, not dated: the clock that dates them may have been set. */
async function quedasApos(
  s: Sistema,
  antes: number,
  lotes: ReadonlySet<string>,
): Promise<Historia['quedas']> {
  const todas = await lerQuedas(s.banco)
  return todas.slice(antes).map((q) => ({ ...q, lotes: q.lotes.filter((l) => lotes.has(l.lelUid)) }))
}
