// Vehicles that a consignor's system sends, row by row: each is read, checked by the rules of the house's own form, and
// answers for itself. The same reference again is the same vehicle, so that a file sent twice changes nothing. Refuses to
// tell of goods of other consignors: that a chassis is taken is all that their owner's rival may learn.
import { LinhaParaImportar } from '@martelo/contracts/sistemas/sistema.schemas.ts'
import { mensagemDeCampo } from '@martelo/contracts/core/mensagens-de-campo.ts'
import type { LinhaRecebida } from '@martelo/contracts/sistemas/sistema.schemas.ts'
import { DadosDoVeiculo } from '@martelo/contracts/veiculos/veiculo.schemas.ts'
import type { Ambiente } from '@martelo/domain/sistemas/escopos.ts'
import { conferirVeiculo } from '@martelo/domain/veiculos/conferir-veiculo.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Tx } from '../../core/database/database.ts'
import { RecusaLancada } from '../../core/http/handle.ts'
import { cadastrarVeiculo, type QuemMudaDePatio } from '../veiculos/door.ts'
import { guardarNoEnsaio, repetidosDoEnsaio } from './ensaio.sql.ts'

type Recebida = z.infer<typeof LinhaRecebida>
type Linha = z.infer<typeof LinhaParaImportar>

export interface Remessa {
  readonly comId: number
  readonly chvId: number | null
  readonly ambiente: Ambiente
  readonly origem: 'api' | 'pasta'
  readonly arquivo: string | null
  readonly simular: boolean
}

export interface LinhaCrua {
  readonly linha: number
  readonly dados: unknown
  /** what a reader of the file has found already, by field */
  readonly erros?: Readonly<Record<string, string>>
}

export interface ResultadoDaRemessa {
  readonly uid: string | null
  readonly criados: number
  readonly repetidos: number
  readonly erros: number
  readonly linhas: Recebida[]
}

const NADA = {
  patioUid: null,
  marca: '',
  modelo: '',
  anoFabricacao: null,
  anoModelo: null,
  placaUf: null,
  possuiChave: null,
  combustivel: null,
  km: null,
  conservacao: null,
  monta: null,
  retomada: 'NAO_DEFINIDO',
  valorMercado: null,
  fipeValor: null,
  prazoDocumento: null,
  laudoCautelarResultado: 'NAO_REALIZADO',
  itensDetalhados: {},
  uf: null,
  inibirVenda: false,
} as const

/** All rows in one transaction of the house. */
export async function importarLinhas(
  ctx: QuemMudaDePatio,
  tx: Tx,
  r: Remessa,
  cruas: readonly LinhaCrua[],
): Promise<ResultadoDaRemessa> {
  const hotId = ctx.hotsite.id
  // Two deliveries at once would both find a reference free.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`entrada-comitente|${r.comId}`}, 11))`.execute(tx)
  const { uid: comitenteUid } = await tx
    .selectFrom('comitente')
    .select('uid')
    .where('hotId', '=', hotId)
    .where('id', '=', r.comId)
    .executeTakeFirstOrThrow()
  const linhas: Recebida[] = []
  const vistas = new Set<string>()
  for (const crua of cruas) linhas.push(await receber({ ctx, tx, r, comitenteUid, vistas }, crua))
  const contar = (x: Recebida['resultado']): number => linhas.filter((l) => l.resultado === x).length
  const somas = { criados: contar('criado'), repetidos: contar('repetido'), erros: contar('erro') }
  if (r.simular) return { uid: null, ...somas, linhas }
  const { rows } = await sql<{ uid: string }>`
    insert into entrada_comitente (hot_id, com_id, chv_id, origem, ambiente, nome_do_arquivo, criados, repetidos, erros, linhas)
    values (${hotId}, ${r.comId}, ${r.chvId}, ${r.origem}, ${r.ambiente}, ${r.arquivo}, ${somas.criados}, ${somas.repetidos},
      ${somas.erros}, ${JSON.stringify(linhas)}::jsonb) returning uid`.execute(tx)
  return { uid: rows[0]?.uid ?? null, ...somas, linhas }
}

/** A file of which no row could be read: its sender finds the reason where his deliveries stand. */
export async function guardarRecusa(
  tx: Tx,
  hotId: number,
  { comId, arquivo, erro }: { readonly comId: number; readonly arquivo: string; readonly erro: string },
): Promise<void> {
  await sql`insert into entrada_comitente (hot_id, com_id, origem, ambiente, nome_do_arquivo, criados, repetidos, erros, linhas, erro)
    values (${hotId}, ${comId}, 'pasta', 'producao', ${arquivo.slice(0, 200)}, 0, 0, 0, '[]'::jsonb, ${erro})`.execute(
    tx,
  )
}

interface Obra {
  readonly ctx: QuemMudaDePatio
  readonly tx: Tx
  readonly r: Remessa
  readonly comitenteUid: string
  readonly vistas: Set<string>
}

async function receber(o: Obra, { linha, dados, erros = {} }: LinhaCrua): Promise<Recebida> {
  const base = { linha, referencia: referenciaDe(dados), uid: null, erros: {}, avisos: [] }
  const comErros = (e: Readonly<Record<string, string>>): Recebida => ({
    ...base,
    resultado: 'erro',
    erros: { ...e },
  })
  const lida = LinhaParaImportar.safeParse(dados, { error: mensagemDeCampo })
  const faltas = { ...(lida.success ? {} : errosDe(lida.error)), ...erros }
  if (!lida.success || Object.keys(faltas).length > 0) return comErros(faltas)
  const { referencia } = lida.data
  if (o.vistas.has(referencia)) return comErros({ referencia: 'Repetida nesta remessa' })
  o.vistas.add(referencia)
  const completos = DadosDoVeiculo.safeParse(
    {
      ...NADA,
      ...lida.data,
      nome: nomeDe(lida.data),
      integracaoId: referencia,
      comitenteUid: o.comitenteUid,
    },
    { error: mensagemDeCampo },
  )
  if (!completos.success) return comErros(errosDe(completos.error))
  return o.r.ambiente === 'teste'
    ? ensaiar(o, lida.data, base, comErros)
    : cadastrar(o, { referencia, dados: completos.data }, base, comErros)
}

type Base = Pick<Recebida, 'linha' | 'referencia' | 'avisos'> & {
  readonly uid: null
  readonly erros: Recebida['erros']
}
type ComErros = (e: Readonly<Record<string, string>>) => Recebida

async function cadastrar(
  o: Obra,
  { referencia, dados }: { referencia: string; dados: z.infer<typeof DadosDoVeiculo> },
  base: Base,
  comErros: ComErros,
): Promise<Recebida> {
  const { rows } = await sql<{ uid: string }>`select uid from veiculo
    where hot_id = ${o.ctx.hotsite.id} and com_id = ${o.r.comId} and integracao_id = ${referencia} limit 1`.execute(
    o.tx,
  )
  if (rows[0] !== undefined) return { ...base, resultado: 'repetido', uid: rows[0].uid }
  // A savepoint: what a trial row would write is taken back, and its neighbours stay.
  await sql`savepoint linha`.execute(o.tx)
  try {
    const novo = await cadastrarVeiculo(o.ctx, o.tx, dados)
    if (o.r.simular) {
      await sql`rollback to savepoint linha`.execute(o.tx)
      return { ...base, resultado: 'valido', avisos: proprios(novo.avisos) }
    }
    await sql`release savepoint linha`.execute(o.tx)
    return { ...base, resultado: 'criado', uid: novo.uid, avisos: proprios(novo.avisos) }
  } catch (e) {
    await sql`rollback to savepoint linha`.execute(o.tx)
    if (!(e instanceof RecusaLancada)) throw e
    const { codigo, campos = {} } = e.recusa
    if (codigo !== 'REPETIDO') return comErros(campos)
    return comErros(Object.fromEntries(Object.keys(campos).map((k) => [k, 'Já está no cadastro da casa'])))
  }
}

/** Warnings of an earlier record name it, and it may be another consignor's. */
const proprios = (avisos: readonly string[]): string[] =>
  avisos.filter((a) => !a.includes('cadastro anterior'))

async function ensaiar(o: Obra, dados: Linha, base: Base, comErros: ComErros): Promise<Recebida> {
  const q = { hotId: o.ctx.hotsite.id, comId: o.r.comId }
  const conferido = conferirVeiculo(dados)
  if (Object.keys(conferido.erros).length > 0) return comErros(conferido.erros)
  const { referencia, ...resto } = dados
  const ja = await repetidosDoEnsaio(o.tx, q, referencia, conferido.chassi)
  if (ja !== null && !ja.mesma) return comErros({ chassi: 'Já está no cadastro da casa' })
  if (ja !== null) return { ...base, resultado: 'repetido', uid: ja.uid }
  const avisos = [...conferido.avisos]
  if (o.r.simular) return { ...base, resultado: 'valido', avisos }
  const { placa, chassi, renavam } = conferido
  const uid = await guardarNoEnsaio(o.tx, q, referencia, {
    ...resto,
    nome: nomeDe(dados),
    placa,
    chassi,
    renavam,
  })
  return { ...base, resultado: 'criado', uid, avisos }
}

const nomeDe = (l: Linha): string =>
  l.nome ?? [l.marca, l.modelo, l.versaoModelo].filter(Boolean).join(' ').slice(0, 140)

function referenciaDe(dados: unknown): string | null {
  const r = (dados as { referencia?: unknown } | null)?.referencia
  return typeof r === 'string' ? r.slice(0, 80) : null
}

function errosDe(e: z.ZodError): Record<string, string> {
  const erros: Record<string, string> = {}
  for (const i of e.issues) {
    if (i.code === 'unrecognized_keys') for (const k of i.keys) erros[k.slice(0, 60)] = 'Campo desconhecido'
    else erros[i.path.join('.') || 'linha'] ??= i.message
  }
  return erros
}
