// Saving a declared record: lock → version → what is missing → references → the module's own rule → write → audit, in one
// transaction. Fields that were not sent stay as they are. A violated index or rule of the table becomes an error at its
// field, so that no check can be forgotten and none is raced.
import type { Cadastro, Campo } from '@martelo/contracts/core/cadastro/declarar-cadastro.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { mesmoValor } from '@martelo/domain/comum/juntar-edicoes.ts'
import { type RawBuilder, sql } from 'kysely'
import { auditar } from '../auditoria.ts'
import { mudancasDesde } from '../conflito.ts'
import type { Tx } from '../database/database.ts'
import type { Ctx } from '../http/contexto.ts'
import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { ehRecusa, type Recusada, RecusaLancada, recusar } from '../http/handle.ts'
import {
  emColuna,
  semVazio,
  tabelaDe,
  type Valores,
  valoresPadrao,
  visiveisPara,
} from './campos-do-cadastro.ts'
import { lerRegistro, type Lido, type Lugar } from './consultas-do-cadastro.sql.ts'
import { formaDaTabela } from './forma-da-tabela.sql.ts'

export type RecusaAoSalvar = Recusada<'RECUSADO' | 'CAMPOS' | 'REFERENCIA' | 'REPETIDO' | 'CHEIO'>

/** What the module's own rule gets: the record as it was and as it will be. */
export interface Salvando<V = Valores> {
  readonly ctx: Ctx
  readonly tx: Tx
  /** null: it is new */
  readonly antes: (Lido & V) | null
  /** the whole record after the change, defaults filled in */
  readonly dados: V
  readonly mudou: ReadonlySet<string>
}
/** Further columns to write, or why not. */
type AntesDeSalvar = (s: Salvando) => Promise<Record<string, unknown> | Recusada | void>

export interface Escrita {
  readonly cadastro: Cadastro
  readonly lugar: Lugar
  /** of another record, which rows this person may refer to */
  readonly ondeDe: (de: Cadastro) => RawBuilder<unknown> | undefined
  readonly antesDeSalvar?: AntesDeSalvar | undefined
  readonly depoisDeSalvar?: ((s: Salvando & { readonly uid: string }) => Promise<void>) | undefined
}
interface Pedido extends Valores {
  readonly uid?: string | null
  readonly versao?: number | null
  readonly chaveDoPedido?: string
}
interface Salvo {
  readonly uid: string
  readonly versao: number
}

const lancar = (r: Recusada): never => {
  throw new RecusaLancada(r)
}
const nosCampos = (codigo: 'CAMPOS' | 'REFERENCIA' | 'REPETIDO', campos: Record<string, string>): never =>
  lancar(recusar(codigo, [...new Set(Object.values(campos))], { campos }))

export async function salvarRegistro(ctx: Ctx, e: Escrita, pedido: Pedido): Promise<Salvo> {
  try {
    return await ctx.tx((tx) => salvar(ctx, tx, e, pedido))
  } catch (erro) {
    const regra = regraViolada(erro)
    if (regra === null) throw erro
    return ctx.ler((tx) => explicarRegra(tx, e, regra))
  }
}

async function salvar(ctx: Ctx, tx: Tx, e: Escrita, pedido: Pedido): Promise<Salvo> {
  const { uid, versao, chaveDoPedido, ...enviados } = pedido
  const cria = e.cadastro.criar
  if (uid == null && cria !== undefined && !permite(cria, ctx.sessao))
    return lancar(recusar('SEM_PERMISSAO', `Você não pode criar ${e.cadastro.nome[1].toLowerCase()}.`))
  const jaFeito = uid == null && chaveDoPedido && (await lerRegistro(tx, e.lugar, chaveDoPedido))
  if (jaFeito) return { uid: jaFeito.uid, versao: jaFeito.versao }
  const antes = uid == null ? null : await lerRegistro(tx, e.lugar, uid, true)
  if (antes === undefined)
    return lancar(recusar('NAO_ENCONTRADO', `${e.cadastro.nome[0]}: registro não encontrado`))
  if (antes && antes.versao !== versao) return dizerQuemMudou(ctx, tx, e, antes, versao ?? 0)
  const dados = juntar(ctx, e, antes, enviados)
  const mudou = new Set(Object.keys(dados).filter((k) => antes === null || !mesmoValor(antes[k], dados[k])))
  if (antes !== null && mudou.size === 0) return { uid: antes.uid, versao: antes.versao }
  const referidos = await acharReferidos(tx, e, dados, mudou)
  const s: Salvando = { ctx, tx, antes, dados, mudou }
  const proprias = (await e.antesDeSalvar?.(s)) ?? {}
  if (ehRecusa(proprias)) return lancar(proprias)
  const outras = Object.entries(proprias).map(([k, v]) => [emColuna(k), v] as const)
  const colunas = { ...colunasDe(e, dados, mudou, referidos), ...Object.fromEntries(outras) }
  const salvo =
    antes === null ? await inserir(ctx, tx, e, colunas, chaveDoPedido) : await mudar(tx, e, antes, colunas)
  await registrar(ctx, tx, e, s, salvo, referidos)
  await e.depoisDeSalvar?.({ ...s, uid: salvo.uid })
  return salvo
}

/** What was sent over what is there. Refuses fields that this person may not change, and required ones that are empty. */
function juntar(ctx: Ctx, { lugar }: Escrita, antes: Lido | null, enviados: Valores): Valores {
  const dados = valoresPadrao(lugar.campos)
  const erros: Record<string, string> = {}
  for (const { nome, campo } of lugar.campos) {
    if (campo.calculado) continue
    if (antes !== null) dados[nome] = antes[nome]
    const novo = enviados[nome]
    if (novo !== undefined) {
      const valor = semVazio(novo)
      const quem = campo.mudar ?? campo.ver
      if (quem !== undefined && !permite(quem, ctx.sessao) && !mesmoValor(valor, dados[nome]))
        erros[nome] = 'Você não tem permissão para mudar este campo'
      dados[nome] = emOrdem(campo, valor)
    }
    const vazio =
      dados[nome] === null || (Array.isArray(dados[nome]) && (dados[nome] as unknown[]).length === 0)
    // An old record without a field that is required now can still be changed elsewhere.
    if (campo.obrigatorio && vazio && (antes === null || novo !== undefined))
      erros[nome] ??= campo.obrigatorio === true ? 'Campo obrigatório' : campo.obrigatorio
  }
  return Object.keys(erros).length > 0 ? nosCampos('CAMPOS', erros) : dados
}

/** Several choices are kept once each, in the order in which they are offered. */
function emOrdem(campo: Campo, valor: unknown): unknown {
  if (campo.tipo === 'simNao') return valor === true
  if (campo.tipo !== 'escolhas') return valor
  const escolhidas = new Set((valor ?? []) as unknown[])
  return campo.opcoes.map((o) => o.valor).filter((o) => escolhidas.has(o))
}

interface Referido {
  readonly id: number
  readonly nome: string
}

/** The records that the changed references name; the audit calls them by their names. */
async function acharReferidos(
  tx: Tx,
  { lugar, ondeDe }: Escrita,
  dados: Valores,
  mudou: ReadonlySet<string>,
): Promise<ReadonlyMap<string, Referido>> {
  const achados = new Map<string, Referido>()
  const erros: Record<string, string> = {}
  for (const { nome, campo, coluna } of lugar.campos) {
    if (campo.tipo !== 'referencia' || coluna === null || !mudou.has(nome) || dados[nome] === null) continue
    const { rows } = await sql<Referido>`
      select t.id, ${sql.ref(`t.${emColuna(campo.de.titulo)}`)}::text as nome from ${sql.table(tabelaDe(campo.de))} t
      where t.hot_id = ${lugar.hotId} and t.uid = ${dados[nome]} and (${ondeDe(campo.de) ?? sql`true`})`.execute(
      tx,
    )
    if (rows[0]) achados.set(nome, rows[0])
    else erros[nome] = `${campo.rotulo}: registro não encontrado`
  }
  return Object.keys(erros).length > 0 ? nosCampos('REFERENCIA', erros) : achados
}

function colunasDe(
  { lugar }: Escrita,
  dados: Valores,
  mudou: ReadonlySet<string>,
  referidos: ReadonlyMap<string, Referido>,
): Valores {
  const escritas = lugar.campos.filter((c) => c.coluna !== null && mudou.has(c.nome))
  return Object.fromEntries(
    escritas.map((c) => [
      c.coluna as string,
      c.campo.tipo === 'referencia' ? (referidos.get(c.nome)?.id ?? null) : dados[c.nome],
    ]),
  )
}

async function inserir(
  ctx: Ctx,
  tx: Tx,
  { cadastro: c, lugar }: Escrita,
  colunas: Valores,
  chave: string | undefined,
): Promise<Salvo> {
  const tabela = sql.table(lugar.tabela)
  const maximo = c.maximo ?? 5000
  const n = await sql<{ n: number }>`
    select count(*)::int as n from (select from ${tabela} where hot_id = ${lugar.hotId} limit ${maximo}) x`.execute(
    tx,
  )
  if ((n.rows[0]?.n ?? 0) >= maximo)
    return lancar(recusar('CHEIO', `Há ${maximo} registros. Apague o que já não serve.`))
  const linha = { ...colunas, hot_id: ctx.hotsite.id, ...(chave === undefined ? {} : { uid: chave }) }
  const nomes = Object.keys(linha).map((k) => sql.ref(emColuna(k)))
  const { rows } = await sql<Salvo>`
    insert into ${tabela} (${sql.join(nomes)}) values (${sql.join(Object.values(linha))}) returning uid, versao`.execute(
    tx,
  )
  return rows[0] as Salvo
}

async function mudar(tx: Tx, { lugar }: Escrita, antes: Lido, colunas: Valores): Promise<Salvo> {
  const partes = Object.entries({ ...colunas, versao: antes.versao + 1 }).map(
    ([k, v]) => sql`${sql.ref(emColuna(k))} = ${v}`,
  )
  await sql`update ${sql.table(lugar.tabela)} set ${sql.join(partes)} where id = ${antes.id} and hot_id = ${lugar.hotId}`.execute(
    tx,
  )
  return { uid: antes.uid, versao: antes.versao + 1 }
}

async function registrar(
  ctx: Ctx,
  tx: Tx,
  { cadastro: c, lugar }: Escrita,
  s: Salvando,
  salvo: Salvo,
  referidos: ReadonlyMap<string, Referido>,
): Promise<void> {
  const mudados = lugar.campos.filter((f) => s.mudou.has(f.nome))
  const antes = mudados.map((f) => [f.nome, s.antes?.nomes[f.nome] ?? s.antes?.[f.nome] ?? null] as const)
  const depois = mudados.map((f) => [f.nome, referidos.get(f.nome)?.nome ?? s.dados[f.nome]] as const)
  await auditar(ctx, tx, {
    entidade: c.entidade,
    uid: salvo.uid,
    versao: salvo.versao,
    acao: s.antes === null ? 'criar' : 'editar',
    ...(s.antes === null ? {} : { antes: Object.fromEntries(antes) }),
    depois: Object.fromEntries(s.antes === null ? depois.filter(([, v]) => v !== null) : depois),
  })
}

/** The record moved on: who changed what since it was read, and how it is now, so that both can be merged. */
async function dizerQuemMudou(ctx: Ctx, tx: Tx, e: Escrita, antes: Lido, lida: number): Promise<never> {
  const { por, mudancas } = await mudancasDesde(ctx, tx, {
    entidade: e.cadastro.entidade,
    uid: antes.uid,
    versaoAtual: antes.versao,
    versaoLida: lida,
  })
  const ve = new Set(visiveisPara(e.lugar.campos, ctx.sessao).map((c) => c.nome))
  const visto = (o: object) => Object.fromEntries(Object.entries(o).filter(([k]) => ve.has(k)))
  return lancar(
    recusar('MUDOU', MENSAGENS.mudouEntretanto, {
      dados: {
        versao: antes.versao,
        por,
        mudancas: visto(mudancas),
        atual: { ...visto(antes), uid: antes.uid, versao: antes.versao, nomes: visto(antes.nomes) },
      },
    }),
  )
}

interface RegraViolada {
  readonly nome: string
  readonly repetido: boolean
}

/** unique_violation, exclusion_violation and check_violation name what they hit. */
function regraViolada(erro: unknown): RegraViolada | null {
  const { code, constraint } = (erro ?? {}) as { code?: string; constraint?: string }
  if (constraint === undefined || (code !== '23505' && code !== '23P01' && code !== '23514')) return null
  return { nome: constraint, repetido: code !== '23514' }
}

async function explicarRegra(tx: Tx, { cadastro: c, lugar }: Escrita, regra: RegraViolada): Promise<never> {
  const { regras } = await formaDaTabela(tx, lugar.tabela)
  const definicao = regras[regra.nome] ?? ''
  const campos = lugar.campos.filter(
    (f) => f.coluna !== null && new RegExp(`\\b${f.coluna}\\b`).test(definicao),
  )
  const [primeiro] = campos
  const este = c.genero === 'a' ? 'uma' : 'um'
  const um = c.nome[0].toLowerCase()
  if (!regra.repetido) {
    const frase = 'Valor não permitido'
    return nosCampos('CAMPOS', Object.fromEntries(campos.map((f) => [f.nome, frase])))
  }
  const quais = campos.map((f) => f.campo.rotulo.toLowerCase()).join(' e ')
  return lancar(
    recusar('REPETIDO', `Já há ${este} ${um} com ${quais || 'estes dados'} igual.`, {
      campos: primeiro ? { [primeiro.nome]: `${primeiro.campo.rotulo}: já cadastrado` } : {},
    }),
  )
}
