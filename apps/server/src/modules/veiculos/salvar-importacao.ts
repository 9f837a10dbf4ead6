// Writes the rows of a confirmed import: vehicles, then their lots, then the sets and the order. One transaction; the
// caller has locked the import and the auction and compared the preview with what was shown.
import { chaveDaPlaca } from '@martelo/domain/comum/identificadores/placa.ts'
import { type Insertable, type Selectable, sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Leilao, Veiculo } from '../../core/database/schema.gen.ts'
import { type Ctx, exigirSessao } from '../../core/http/contexto.ts'
import { gravarOrdem, inserirLote, travarOrdem } from '../lotes/door.ts'
import type { LinhaDaPrevia } from './importacao/previa.ts'
import { type Candidato, COLUNAS_DO_LOTE, COLUNAS_DO_VEICULO } from './importacao.sql.ts'
import type { PreviaPronta, Resultado } from './montar-importacao.ts'

interface Obra {
  readonly ctx: Ctx
  readonly tx: Tx
  readonly leilao: Selectable<Leilao> | null
  readonly pronta: PreviaPronta
  /** lots touched, by the number in the file */
  readonly lotes: Map<string, number>
  readonly resultado: { -readonly [K in keyof Resultado]: number }
}

export async function salvarLinhas(
  ctx: Ctx,
  tx: Tx,
  leilao: Selectable<Leilao> | null,
  pronta: PreviaPronta,
): Promise<{ resultado: Resultado; lelIds: number[] }> {
  const resultado = {
    veiculosNovos: 0,
    veiculosMudados: 0,
    lotesNovos: 0,
    lotesMudados: 0,
    erros: pronta.previa.totais.erro,
  }
  const o: Obra = { ctx, tx, leilao, pronta, lotes: new Map(), resultado }
  const tocados: number[] = []
  for (const l of pronta.previa.linhas) {
    if (l.acao !== 'novo' && l.acao !== 'atualiza') continue
    const candidato = pronta.candidatos.find((c) => c.veiculo.uid === l.veiUid) ?? null
    const veiculo = candidato === null ? await criarVeiculo(o, l) : await mudarVeiculo(o, l, candidato)
    const lelId = leilao === null ? null : await gravarLote(o, l, veiculo, candidato)
    if (lelId !== null) {
      tocados.push(lelId)
      o.lotes.set(l.dados.valores.numero ?? `#${l.linha}`, lelId)
    }
  }
  await formarConjuntos(o)
  await porNaOrdem(o)
  return { resultado, lelIds: tocados }
}

/** Columns of `nomes` that the row gives. */
function colunas(l: LinhaDaPrevia, nomes: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(l.dados.valores).filter(([k, v]) => nomes.includes(k) && v !== undefined),
  )
}

function referencias(o: Obra, l: LinhaDaPrevia): { comId?: number; patId?: number } {
  const { comitente, patio } = l.dados.valores
  const com = o.pronta.referencias.comitentes.find((c) => c.nome === comitente)?.id
  const pat = o.pronta.referencias.patios.find((p) => p.nome === patio)?.id
  return { ...(com === undefined ? {} : { comId: com }), ...(pat === undefined ? {} : { patId: pat }) }
}

async function criarVeiculo(o: Obra, l: LinhaDaPrevia): Promise<Selectable<Veiculo>> {
  const v = l.dados.valores
  const nome = v.nome ?? ([v.marca, v.modelo, v.versaoModelo].filter(Boolean).join(' ') || l.titulo)
  const valores = {
    marca: '',
    modelo: '',
    ...colunas(l, COLUNAS_DO_VEICULO),
    ...referencias(o, l),
    nome,
    placaChave: v.placa === undefined ? null : chaveDaPlaca(v.placa),
    itensDetalhados: sql`${JSON.stringify(l.dados.itens)}::jsonb`,
    hotId: o.ctx.hotsite.id,
    createdBy: exigirSessao(o.ctx).usuId,
  }
  const novo = await o.tx
    .insertInto('veiculo')
    .values(valores as unknown as Insertable<Veiculo>)
    .returningAll()
    .executeTakeFirstOrThrow()
  await auditar(o.ctx, o.tx, {
    entidade: 'veiculo',
    uid: novo.uid,
    acao: 'importar',
    depois: { nome, placa: v.placa ?? null, chassi: v.chassi ?? null },
  })
  o.resultado.veiculosNovos++
  return novo
}

async function mudarVeiculo(o: Obra, l: LinhaDaPrevia, c: Candidato): Promise<Selectable<Veiculo>> {
  const campos = l.mudancas.map((m) => m.campo)
  const mudam = campos.filter(
    (k) => COLUNAS_DO_VEICULO.includes(k) || k === 'comitente' || k === 'patio' || k.startsWith('itens.'),
  )
  if (mudam.length === 0) return c.veiculo
  const { placa } = l.dados.valores
  const novas = Object.fromEntries(
    Object.entries(colunas(l, COLUNAS_DO_VEICULO)).filter(([k]) => mudam.includes(k)),
  )
  const refs = referencias(o, l)
  const r = await o.tx
    .updateTable('veiculo')
    .set({
      ...novas,
      ...(mudam.includes('comitente') && refs.comId !== undefined ? { comId: refs.comId } : {}),
      ...(mudam.includes('patio') && refs.patId !== undefined ? { patId: refs.patId } : {}),
      ...(placa === undefined ? {} : { placaChave: chaveDaPlaca(placa) }),
      itensDetalhados: sql`itens_detalhados || ${JSON.stringify(l.dados.itens)}::jsonb`,
      versao: c.veiculo.versao + 1,
      updatedAt: sql`now()`,
    })
    .where('id', '=', c.veiculo.id)
    .where('hotId', '=', o.ctx.hotsite.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await registrar(o, 'veiculo', c.veiculo.uid, l, mudam)
  o.resultado.veiculosMudados++
  return r
}

async function registrar(
  o: Obra,
  entidade: string,
  uid: string,
  l: LinhaDaPrevia,
  campos: readonly string[],
): Promise<void> {
  const mudancas = l.mudancas.filter((m) => campos.includes(m.campo))
  await auditar(o.ctx, o.tx, {
    entidade,
    uid,
    acao: 'importar',
    antes: Object.fromEntries(mudancas.map((m) => [m.campo, m.de])),
    depois: Object.fromEntries(mudancas.map((m) => [m.campo, m.para])),
  })
}

function colunasDoLote(l: LinhaDaPrevia): Record<string, unknown> {
  const { dataInicio, dataFim } = l.dados.valores
  const { posicaoLeilao: _ordem, ...resto } = colunas(l, COLUNAS_DO_LOTE)
  return {
    ...resto,
    ...(dataInicio === undefined ? {} : { dataInicio: new Date(dataInicio) }),
    ...(dataFim === undefined ? {} : { dataFim: new Date(dataFim) }),
  }
}

async function gravarLote(
  o: Obra,
  l: LinhaDaPrevia,
  veiculo: Selectable<Veiculo>,
  c: Candidato | null,
): Promise<number | null> {
  if (o.leilao === null) return null
  const v = l.dados.valores
  const lote = c?.lote ?? null
  if (lote === null) {
    const { numero: _n, minimo: _m, incremento: _i, valorComitente: _r, ...outros } = colunasDoLote(l)
    const novo = await inserirLote(
      o.tx,
      { leilao: o.leilao, veiculo, usuId: exigirSessao(o.ctx).usuId },
      {
        numero: v.numero ?? null,
        minimo: v.minimo ?? 0,
        incremento: v.incremento ?? null,
        valorComitente: v.valorComitente ?? null,
        outros: outros,
      },
    )
    if (novo === null)
      throw new Error(`lot number ${v.numero ?? ''} was taken although the preview had looked`)
    await auditar(o.ctx, o.tx, {
      entidade: 'lote',
      uid: novo.uid,
      acao: 'importar',
      depois: { leilao: o.leilao.nome, numero: novo.numero },
    })
    o.resultado.lotesNovos++
    return novo.id
  }
  const mudam = l.mudancas
    .map((m) => m.campo)
    .filter((k) => COLUNAS_DO_LOTE.includes(k) || k === 'dataInicio' || k === 'dataFim')
  if (mudam.length === 0) return lote.id
  const novas = Object.fromEntries(Object.entries(colunasDoLote(l)).filter(([k]) => mudam.includes(k)))
  await o.tx
    .updateTable('lote')
    .set({ ...novas, edicao: lote.edicao + 1 })
    .where('id', '=', lote.id)
    .where('hotId', '=', o.ctx.hotsite.id)
    .execute()
  await registrar(o, 'lote', lote.uid, l, mudam)
  o.resultado.lotesMudados++
  return lote.id
}

/** Members of a set point to their principal, which stands in the same file. */
async function formarConjuntos(o: Obra): Promise<void> {
  for (const l of o.pronta.previa.linhas) {
    const principal = l.dados.conjuntoDe === null ? undefined : o.lotes.get(l.dados.conjuntoDe)
    const membro = o.lotes.get(l.dados.valores.numero ?? `#${l.linha}`)
    if (principal === undefined || membro === undefined || principal === membro) continue
    await o.tx
      .updateTable('lote')
      .set({ conjuntoPrincipalId: principal })
      .where('id', '=', membro)
      .where('hotId', '=', o.ctx.hotsite.id)
      .execute()
  }
}

/** The positions that the file asks for, the others in between where they stood. */
async function porNaOrdem(o: Obra): Promise<void> {
  if (o.leilao === null) return
  const pedidas = new Map<number, number>()
  for (const l of o.pronta.previa.linhas) {
    const id = o.lotes.get(l.dados.valores.numero ?? `#${l.linha}`)
    if (id !== undefined && l.dados.valores.posicaoLeilao !== undefined)
      pedidas.set(id, l.dados.valores.posicaoLeilao)
  }
  if (pedidas.size === 0) return
  const hotId = o.ctx.hotsite.id
  const atuais = await travarOrdem(o.tx, hotId, o.leilao.id)
  const soltos = atuais.filter((l) => !pedidas.has(l.id)).map((l) => l.id)
  const marcados = [...pedidas].toSorted((a, b) => a[1] - b[1])
  const ordem: number[] = []
  for (const [id, posicao] of marcados) {
    while (ordem.length < posicao - 1 && soltos.length > 0) ordem.push(soltos.shift() as number)
    ordem.push(id)
  }
  await gravarOrdem(o.tx, hotId, [...ordem, ...soltos], false)
}
