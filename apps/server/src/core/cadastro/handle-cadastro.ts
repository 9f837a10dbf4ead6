// Binds a declared record to its table: six calls, each one typed call like any other. A module adds its own columns, its
// rule before and after saving, its scope; what else it needs are calls of its own beside these.
import {
  type Cadastro,
  type FormularioDe,
  type LinhaDe,
  type Mudanca,
  type Operacao,
} from '@martelo/contracts/core/cadastro/declarar-cadastro.ts'
import { chamadasDoCadastro } from '@martelo/contracts/core/cadastro/chamadas-do-cadastro.ts'
import type { RawBuilder } from 'kysely'
import type { Tx } from '../database/database.ts'
import type { Ctx } from '../http/contexto.ts'
import { TIPO_XLSX } from '../files/planilha.ts'
import { arquivo, handle, type QualquerChamada, type Recusada, recusar } from '../http/handle.ts'
import { iso } from '../http/iso.ts'
import { type Apagando, apagarRegistro, type Palavras } from './apagar-registro.ts'
import { type CampoLigado, montarCampos, tabelaDe, type Valores, visiveisPara } from './campos-do-cadastro.ts'
import {
  type Consulta,
  lerRegistro,
  type Lido,
  listarRegistros,
  type Lugar,
} from './consultas-do-cadastro.sql.ts'
import { colunasDaPlanilha, MAXIMO_NA_PLANILHA, planilhaDoCadastro } from './planilha-do-cadastro.ts'
import { type RecusaAoSalvar, type Salvando, salvarRegistro } from './salvar-registro.ts'

export interface Ligacao<C extends Cadastro> {
  /** where a field does not stand in the column of its name: that column, or an expression over the row `t` (read only) */
  readonly colunas?: { readonly [K in keyof C['campos']]?: RawBuilder<unknown> | string }
  /** which rows are this record's or this person's, beside the house: a condition on the row `t` */
  readonly onde?: (ctx: Ctx) => RawBuilder<unknown>
  /** how the declared order sorts, where the field's value alone is not enough: over the row `t` */
  readonly ordem?: RawBuilder<unknown>
  /** the module's own rule: answers further columns to write, or why not */
  readonly antesDeSalvar?: (
    s: Salvando<FormularioDe<C>>,
  ) => Promise<Record<string, unknown> | RecusaAoSalvar | Recusada<keyof C['recusas'] & string> | void>
  /** in the same transaction, after the audit */
  readonly depoisDeSalvar?: (s: Salvando<FormularioDe<C>> & { readonly uid: string }) => Promise<void>
  readonly antesDeApagar?: (
    a: Apagando & { readonly registro: Lido & LinhaDe<C> },
  ) => Promise<Recusada<'RECUSADO' | 'EM_USO' | (keyof C['recusas'] & string)> | void>
  /** how the tables that refer to it are called for people */
  readonly emUso?: Readonly<Record<string, Palavras>>
}

/** A bound record, its types erased: what the palette and the test of all records walk. */
export interface CadastroLigado {
  readonly cadastro: Cadastro
  readonly campos: readonly CampoLigado[]
  /** which rows are this person's, where not every row is everyone's */
  readonly onde: ((ctx: Ctx) => RawBuilder<unknown>) | undefined
}
/** All bound records by their entity. Filled when the handler files are imported. */
export const cadastrosLigados = new Map<string, CadastroLigado>()

const MAXIMO_DO_HISTORICO = 200
interface EntradaSolta {
  readonly params: { readonly uid: string }
  readonly query: Consulta
  readonly body: Valores
}

export function handleCadastro<const C extends Cadastro>(c: C, ligacao: Ligacao<C> = {}): void {
  const campos = montarCampos(c, (ligacao.colunas ?? {}) as Record<string, string>)
  const tabela = tabelaDe(c)
  const lugar = (ctx: Ctx): Lugar => ({ tabela, hotId: ctx.hotsite.id, onde: ligacao.onde?.(ctx), campos })
  const padrao = { campo: c.ordem, ordem: ligacao.ordem }
  const visto = (ctx: Ctx): Lugar => ({ ...lugar(ctx), campos: visiveisPara(campos, ctx.sessao) })
  const contratos = chamadasDoCadastro(c)
  const ligar = (o: Operacao, fn: (ctx: Ctx, e: EntradaSolta) => Promise<unknown>) =>
    handle(contratos[o] as unknown as QualquerChamada, fn as never)
  const naoAchado = () => recusar('NAO_ENCONTRADO', `${c.nome[0]}: registro não encontrado`)
  cadastrosLigados.set(c.entidade, { cadastro: c, campos, onde: ligacao.onde })

  ligar('listar', async (ctx, { query }) => {
    const { linhas, total } = await ctx.ler((tx) => listarRegistros(tx, visto(ctx), query, padrao))
    ctx.contar(total)
    return linhas
  })
  ligar('exportar', async (ctx, { query }) => {
    const l = visto(ctx)
    const tudo = { ...query, pagina: 1, porPagina: MAXIMO_NA_PLANILHA }
    const { linhas } = await ctx.ler((tx) => listarRegistros(tx, l, tudo, padrao))
    const colunas = colunasDaPlanilha(l.campos, query.colunas as string | undefined)
    return arquivo(await planilhaDoCadastro(c.nome[1], colunas, linhas), TIPO_XLSX, {
      nome: `${c.nome[1]}.xlsx`,
    })
  })
  ligar(
    'ler',
    async (ctx, { params }) =>
      (await ctx.ler((tx) => lerRegistro(tx, visto(ctx), params.uid))) ?? naoAchado(),
  )
  ligar('historico', (ctx, { params }) =>
    ctx.ler(async (tx) => {
      const l = visto(ctx)
      if ((await lerRegistro(tx, l, params.uid)) === undefined) return naoAchado()
      return lerHistorico(tx, ctx.hotsite.id, c.entidade, params.uid, semOsEscondidos(campos, l.campos))
    }),
  )
  ligar('salvar', (ctx, { body }) =>
    salvarRegistro(
      ctx,
      {
        cadastro: c,
        lugar: lugar(ctx),
        ondeDe: (de) => cadastrosLigados.get(de.entidade)?.onde?.(ctx),
        antesDeSalvar: ligacao.antesDeSalvar as never,
        depoisDeSalvar: ligacao.depoisDeSalvar as never,
      },
      body,
    ),
  )
  ligar('apagar', (ctx, { params, query }) =>
    apagarRegistro(
      ctx,
      {
        cadastro: c,
        lugar: lugar(ctx),
        palavras: ligacao.emUso ?? {},
        antesDeApagar: ligacao.antesDeApagar as never,
      },
      params.uid,
      query.versao as number | undefined,
    ),
  )
}

type Cortar = (metade: unknown) => Record<string, unknown> | null

async function lerHistorico(
  tx: Tx,
  hotId: number,
  entidade: string,
  uid: string,
  cortar: Cortar,
): Promise<Mudanca[]> {
  const linhas = await tx
    .selectFrom('auditoria')
    .selectAll()
    .where('hotId', '=', hotId)
    .where('entidade', '=', entidade)
    .where('entidadeUid', '=', uid)
    .orderBy('id', 'desc')
    .limit(MAXIMO_DO_HISTORICO)
    .execute()
  return linhas.map((x) => ({
    id: x.id,
    quando: iso(x.quando),
    usuario: x.usuNome,
    papeis: x.papeis ?? [],
    acao: x.acao,
    antes: cortar(x.antes),
    depois: cortar(x.depois),
    motivo: x.motivo,
  }))
}

/** The halves of an audit row without the fields that this person may not see; what no field is called by stays. */
function semOsEscondidos(todos: readonly CampoLigado[], vistos: readonly CampoLigado[]): Cortar {
  const escondidos = new Set(todos.filter((c) => !vistos.includes(c)).map((c) => c.nome))
  return (metade) =>
    metade === null || metade === undefined
      ? null
      : Object.fromEntries(Object.entries(metade).filter(([k]) => !escondidos.has(k)))
}
