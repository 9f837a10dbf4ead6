// Writes the rows of a confirmed import: vehicles, then their lots, then the sets and the order. One transaction, many
// rows in a statement; the caller has locked the import and compared the preview with what was shown.
import { randomUUID } from 'node:crypto'
import { chaveDaPlaca } from '@martelo/domain/comum/identificadores/placa.ts'
import { type Insertable, type Selectable, sql } from 'kysely'
import { auditarVarios } from '../../core/auditoria.ts'
import { emColuna } from '../../core/cadastro/campos-do-cadastro.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Leilao, Lote, Veiculo } from '../../core/database/schema.gen.ts'
import { type Ctx, exigirSessao } from '../../core/http/contexto.ts'
import { RecusaLancada, recusar } from '../../core/http/handle.ts'
import { juntarAosPrincipais, gravarOrdem, inserirLotes, travarOrdem } from '../lotes/door.ts'
import type { LinhaDaPrevia } from './importacao/previa.ts'
import {
  type Candidato,
  COLUNAS_DO_LOTE,
  COLUNAS_DO_VEICULO,
  type MudancaDeLinha,
  mudarLinhas,
} from './importacao.sql.ts'
import { contarMudancaDePatio, type NoPatio } from './mudanca-de-patio.ts'
import type { PreviaPronta, Resultado } from './montar-importacao.ts'

export const MUDOU = 'Os cadastros mudaram desde a prévia. Confira a nova prévia e confirme outra vez.'

interface Obra {
  readonly ctx: Ctx
  readonly tx: Tx
  readonly candidatos: ReadonlyMap<string, Candidato>
  readonly comitentes: ReadonlyMap<string, number>
  readonly patios: ReadonlyMap<string, number>
  readonly linhas: readonly LinhaDaPrevia[]
  readonly veiculos: Map<LinhaDaPrevia, Selectable<Veiculo>>
  /** lots touched, by the row's line */
  readonly lotes: Map<number, number>
  readonly resultado: { -readonly [K in keyof Resultado]: number }
}

/** Rows in one statement: each one looks through the auction's lots, and 65,535 values are the most that one may carry. */
const POR_VEZ = 1000

function* emPartes<T>(todas: readonly T[]): Generator<readonly T[]> {
  for (let i = 0; i < todas.length; i += POR_VEZ) yield todas.slice(i, i + POR_VEZ)
}

/**
 * `travarLeilao` locks the auction as late as possible: new vehicles, half of the work, are written before. What exists is
 * changed after it, in the order in which everyone locks (the auction, then its vehicles).
 */
export async function salvarLinhas(
  ctx: Ctx,
  tx: Tx,
  pronta: PreviaPronta,
  travarLeilao: () => Promise<Selectable<Leilao> | null>,
): Promise<{ resultado: Resultado; lelIds: number[] }> {
  const { previa, candidatos, referencias: r } = pronta
  const erros = previa.totais.erro
  const o: Obra = {
    ctx,
    tx,
    candidatos: new Map(candidatos.map((c) => [c.veiculo.uid, c])),
    comitentes: new Map(r.comitentes.map((c) => [c.nome, c.id])),
    patios: new Map(r.patios.map((p) => [p.nome, p.id])),
    linhas: previa.linhas.filter((l) => l.acao === 'novo' || l.acao === 'atualiza'),
    veiculos: new Map(),
    lotes: new Map(),
    resultado: { veiculosNovos: 0, veiculosMudados: 0, lotesNovos: 0, lotesMudados: 0, erros },
  }
  const existe = (l: LinhaDaPrevia): boolean => o.candidatos.has(l.veiUid ?? '')
  for (const parte of emPartes(o.linhas.filter((l) => !existe(l)))) await criarVeiculos(o, parte)
  const leilao = await travarLeilao()
  for (const parte of emPartes(o.linhas.filter(existe))) await mudarVeiculos(o, parte)
  if (leilao !== null) {
    const temLote = (l: LinhaDaPrevia): boolean => Boolean(o.candidatos.get(l.veiUid ?? '')?.lote)
    for (const parte of emPartes(o.linhas.filter(temLote))) await mudarLotes(o, parte)
    for (const parte of emPartes(o.linhas.filter((l) => !temLote(l)))) await criarLotes(o, leilao, parte)
    await formarConjuntos(o)
    await porNaOrdem(o, leilao)
  }
  return { resultado: o.resultado, lelIds: o.linhas.flatMap((l) => o.lotes.get(l.linha) ?? []) }
}

/** Columns of `nomes` that the row gives. */
function colunas(l: LinhaDaPrevia, nomes: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(l.dados.valores).filter(([k, v]) => nomes.includes(k) && v !== undefined),
  )
}

function referencias(o: Obra, l: LinhaDaPrevia): { comId?: number; patId?: number } {
  const { comitente, patio } = l.dados.valores
  const com = o.comitentes.get(comitente ?? '')
  const pat = o.patios.get(patio ?? '')
  return { ...(com === undefined ? {} : { comId: com }), ...(pat === undefined ? {} : { patId: pat }) }
}

async function criarVeiculos(o: Obra, linhas: readonly LinhaDaPrevia[]): Promise<void> {
  const valores = linhas.map((l) => {
    const v = l.dados.valores
    return {
      marca: '',
      modelo: '',
      ...colunas(l, COLUNAS_DO_VEICULO),
      ...referencias(o, l),
      uid: randomUUID(),
      nome: v.nome ?? ([v.marca, v.modelo, v.versaoModelo].filter(Boolean).join(' ') || l.titulo),
      placaChave: v.placa === undefined ? null : chaveDaPlaca(v.placa),
      itensDetalhados: sql`${JSON.stringify(l.dados.itens)}::jsonb`,
      hotId: o.ctx.hotsite.id,
      createdBy: exigirSessao(o.ctx).usuId,
    }
  })
  const novos = await o.tx
    .insertInto('veiculo')
    .values(valores as unknown as Insertable<Veiculo>[])
    .returningAll()
    .execute()
  const porUid = new Map(novos.map((n) => [n.uid, n]))
  for (const [i, l] of linhas.entries())
    o.veiculos.set(l, porUid.get(valores[i]?.uid ?? '') as Selectable<Veiculo>)
  await auditarVarios(
    o.ctx,
    o.tx,
    novos.map(({ uid, nome, placa, chassi }) => ({
      entidade: 'veiculo',
      uid,
      acao: 'importar',
      depois: { nome, placa, chassi },
    })),
  )
  await contarMudancaDePatio(o.ctx, o.tx, novos.filter((n) => n.patId !== null).map(noPatio))
  o.resultado.veiculosNovos += novos.length
}

const noPatio = (v: Selectable<Veiculo>): NoPatio => ({ veiId: v.id, comId: v.comId, patId: v.patId })

interface Mudada extends MudancaDeLinha {
  readonly l: LinhaDaPrevia
  readonly uid: string
  readonly campos: readonly string[]
}

/** One statement changes a row once: of two lines that mean the same record, the second one comes after the first. */
function emOndas(mudadas: readonly Mudada[]): Mudada[][] {
  const vezes = new Map<number, number>()
  const ondas: Mudada[][] = []
  for (const m of mudadas) {
    const onda = vezes.get(m.id) ?? 0
    vezes.set(m.id, onda + 1)
    ;(ondas[onda] ??= []).push(m)
  }
  return ondas
}

const emColunas = (o: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(o).map(([k, v]) => [emColuna(k), v]))

async function mudarVeiculos(o: Obra, linhas: readonly LinhaDaPrevia[]): Promise<void> {
  const mudadas = linhas.flatMap((l): Mudada[] => {
    const { veiculo } = o.candidatos.get(l.veiUid ?? '') as Candidato
    o.veiculos.set(l, veiculo)
    const campos = l.mudancas
      .map((m) => m.campo)
      .filter(
        (k) => COLUNAS_DO_VEICULO.includes(k) || k === 'comitente' || k === 'patio' || k.startsWith('itens.'),
      )
    if (campos.length === 0) return []
    const { comId, patId } = referencias(o, l)
    const { placa } = l.dados.valores
    const novas = Object.entries(colunas(l, COLUNAS_DO_VEICULO)).filter(([k]) => campos.includes(k))
    const outras = {
      ...(campos.includes('comitente') && comId !== undefined ? { comId } : {}),
      ...(campos.includes('patio') && patId !== undefined ? { patId } : {}),
      ...(placa === undefined ? {} : { placaChave: chaveDaPlaca(placa) }),
      itensDetalhados: l.dados.itens,
    }
    return [
      {
        l,
        uid: veiculo.uid,
        campos,
        id: veiculo.id,
        colunas: emColunas({ ...Object.fromEntries(novas), ...outras }),
      },
    ]
  })
  for (const onda of emOndas(mudadas)) {
    const feitas = await mudarLinhas<Selectable<Veiculo>>(o.tx, 'veiculo', o.ctx.hotsite.id, onda)
    const porId = new Map(feitas.map((v) => [v.id, v]))
    for (const m of onda) o.veiculos.set(m.l, porId.get(m.id) as Selectable<Veiculo>)
    const deOutroPatio = onda.filter((m) => m.campos.includes('patio')).map((m) => porId.get(m.id))
    await contarMudancaDePatio(
      o.ctx,
      o.tx,
      deOutroPatio.flatMap((v) => (v === undefined ? [] : [noPatio(v)])),
    )
  }
  await registrar(o, 'veiculo', mudadas)
  o.resultado.veiculosMudados += mudadas.length
}

const registrar = (o: Obra, entidade: string, mudadas: readonly Mudada[]): Promise<void> =>
  auditarVarios(
    o.ctx,
    o.tx,
    mudadas.map(({ l, uid, campos }) => {
      const mudancas = l.mudancas.filter((m) => campos.includes(m.campo))
      return {
        entidade,
        uid,
        acao: 'importar',
        antes: Object.fromEntries(mudancas.map((m) => [m.campo, m.de])),
        depois: Object.fromEntries(mudancas.map((m) => [m.campo, m.para])),
      }
    }),
  )

function colunasDoLote(l: LinhaDaPrevia): Record<string, unknown> {
  const { dataInicio, dataFim } = l.dados.valores
  const { posicaoLeilao: _ordem, ...resto } = colunas(l, COLUNAS_DO_LOTE)
  return {
    ...resto,
    ...(dataInicio === undefined ? {} : { dataInicio: new Date(dataInicio) }),
    ...(dataFim === undefined ? {} : { dataFim: new Date(dataFim) }),
  }
}

async function mudarLotes(o: Obra, linhas: readonly LinhaDaPrevia[]): Promise<void> {
  const mudadas = linhas.flatMap((l): Mudada[] => {
    const lote = o.candidatos.get(l.veiUid ?? '')?.lote as Selectable<Lote>
    o.lotes.set(l.linha, lote.id)
    const campos = l.mudancas
      .map((m) => m.campo)
      .filter((k) => COLUNAS_DO_LOTE.includes(k) || k === 'dataInicio' || k === 'dataFim')
    if (campos.length === 0) return []
    const novas = Object.entries(colunasDoLote(l)).filter(([k]) => campos.includes(k))
    return [{ l, uid: lote.uid, campos, id: lote.id, colunas: emColunas(Object.fromEntries(novas)) }]
  })
  for (const onda of emOndas(mudadas)) await mudarLinhas(o.tx, 'lote', o.ctx.hotsite.id, onda)
  await registrar(o, 'lote', mudadas)
  o.resultado.lotesMudados += mudadas.length
}

async function criarLotes(
  o: Obra,
  leilao: Selectable<Leilao>,
  linhas: readonly LinhaDaPrevia[],
): Promise<void> {
  const novos = linhas.map((l) => {
    const v = l.dados.valores
    const { numero: _n, minimo: _m, incremento: _i, valorComitente: _r, ...outros } = colunasDoLote(l)
    return {
      veiculo: o.veiculos.get(l) as Selectable<Veiculo>,
      valores: {
        numero: v.numero ?? null,
        minimo: v.minimo ?? 0,
        incremento: v.incremento ?? null,
        valorComitente: v.valorComitente ?? null,
        outros,
      },
    }
  })
  const feitos = await inserirLotes(o.tx, { leilao, usuId: exigirSessao(o.ctx).usuId }, novos)
  const auditados = linhas.map((l, i) => {
    const novo = feitos[i]
    // Another request took the number between the comparison and the lock.
    if (!novo) throw new RecusaLancada(recusar('MUDOU', MUDOU))
    o.lotes.set(l.linha, novo.id)
    return {
      entidade: 'lote',
      uid: novo.uid,
      acao: 'importar',
      depois: { leilao: leilao.nome, numero: novo.numero },
    }
  })
  await auditarVarios(o.ctx, o.tx, auditados)
  o.resultado.lotesNovos += auditados.length
}

/** Members of a set point to their principal, which stands in the same file. */
async function formarConjuntos(o: Obra): Promise<void> {
  const porNumero = new Map<string, number>()
  for (const l of o.linhas) {
    const id = o.lotes.get(l.linha)
    if (id !== undefined) porNumero.set(l.dados.valores.numero ?? `#${l.linha}`, id)
  }
  const pares = o.linhas.flatMap((l) => {
    const principal = l.dados.conjuntoDe === null ? undefined : porNumero.get(l.dados.conjuntoDe)
    const membro = porNumero.get(l.dados.valores.numero ?? `#${l.linha}`)
    return principal === undefined || membro === undefined || principal === membro
      ? []
      : [[membro, principal] as const]
  })
  await juntarAosPrincipais(o.tx, o.ctx.hotsite.id, pares)
}

/** The positions that the file asks for, the others in between where they stood. */
async function porNaOrdem(o: Obra, leilao: Selectable<Leilao>): Promise<void> {
  const pedidas = new Map<number, number>()
  for (const l of o.linhas) {
    const id = o.lotes.get(l.linha)
    if (id !== undefined && l.dados.valores.posicaoLeilao !== undefined)
      pedidas.set(id, l.dados.valores.posicaoLeilao)
  }
  if (pedidas.size === 0) return
  const hotId = o.ctx.hotsite.id
  const atuais = await travarOrdem(o.tx, hotId, leilao.id)
  const soltos = atuais.filter((l) => !pedidas.has(l.id)).map((l) => l.id)
  const marcados = [...pedidas].toSorted((a, b) => a[1] - b[1])
  const ordem: number[] = []
  for (const [id, posicao] of marcados) {
    while (ordem.length < posicao - 1 && soltos.length > 0) ordem.push(soltos.shift() as number)
    ordem.push(id)
  }
  await gravarOrdem(o.tx, hotId, [...ordem, ...soltos], false)
}
