// What a house decided about the kinds of notices, and what was sent. Every statement names the hotsite.
import type { TipoDeAviso, TextoDeForma } from '@martelo/domain/avisos/catalogo.ts'
import type { Canal, Forma, Idioma } from '@martelo/domain/avisos/declarar-aviso.ts'
import type { SituacaoDeEntrega } from '@martelo/domain/avisos/states.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { contemSql, listar, type Listados, ordemSql, todas } from '../../core/database/lista.ts'

export interface Decidido {
  readonly canais: readonly Canal[] | null
  readonly destinatarios: readonly string[]
  readonly versao: number
}

/** Serializes saves of one kind, the first one included. */
export async function travarAviso(tx: Tx, hotId: number, tipo: TipoDeAviso): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`aviso:${hotId}:${tipo}`}, 11))`.execute(tx)
}

export async function lerDecidido(tx: Tx, hotId: number, tipo: TipoDeAviso): Promise<Decidido> {
  const l = await tx
    .selectFrom('avisoDaCasa')
    .select(['canais', 'destinatarios', 'versao'])
    .where('hotId', '=', hotId)
    .where('tipo', '=', tipo)
    .executeTakeFirst()
  return l === undefined
    ? { canais: null, destinatarios: [], versao: 0 }
    : { ...l, canais: l.canais as Canal[] }
}

export async function lerTextos(
  tx: Tx,
  hotId: number,
  tipo: TipoDeAviso,
  idioma: Idioma,
): Promise<ReadonlyMap<Forma, TextoDeForma>> {
  const linhas = await tx
    .selectFrom('avisoTexto')
    .select(['forma', 'titulo', 'texto'])
    .where('hotId', '=', hotId)
    .where('tipo', '=', tipo)
    .where('idioma', '=', idioma)
    .execute()
  return new Map(linhas.map(({ forma, ...t }) => [forma as Forma, t]))
}

/** Channels by kind, and the kinds with words of the house's own. */
export async function lerTudoDaCasa(tx: Tx, hotId: number) {
  const casa = await tx
    .selectFrom('avisoDaCasa')
    .select(['tipo', 'canais'])
    .where('hotId', '=', hotId)
    .execute()
  const textos = await tx
    .selectFrom('avisoTexto')
    .select('tipo')
    .distinct()
    .where('hotId', '=', hotId)
    .execute()
  return {
    canais: new Map(casa.map((c) => [c.tipo, c.canais as Canal[]])),
    comTexto: new Set(textos.map((t) => t.tipo)),
  }
}

export async function gravarDecidido(
  tx: Tx,
  hotId: number,
  tipo: TipoDeAviso,
  d: Decidido & { readonly canais: readonly Canal[] },
): Promise<void> {
  const novo = { canais: [...d.canais], destinatarios: [...d.destinatarios], versao: d.versao }
  await tx
    .insertInto('avisoDaCasa')
    .values({ hotId, tipo, ...novo })
    .onConflict((c) => c.columns(['hotId', 'tipo']).doUpdateSet(novo))
    .execute()
}

/** null takes the house's own words away. */
export async function gravarTexto(
  tx: Tx,
  onde: {
    readonly hotId: number
    readonly tipo: TipoDeAviso
    readonly idioma: Idioma
    readonly forma: Forma
    readonly quem: number
  },
  t: TextoDeForma | null,
): Promise<void> {
  const { quem, ...chave } = onde
  if (t === null) {
    await tx
      .deleteFrom('avisoTexto')
      .where('hotId', '=', chave.hotId)
      .where('tipo', '=', chave.tipo)
      .where('idioma', '=', chave.idioma)
      .where('forma', '=', chave.forma)
      .execute()
    return
  }
  const novo = { ...t, updatedBy: quem, updatedAt: sql<Date>`clock_timestamp()` }
  await tx
    .insertInto('avisoTexto')
    .values({ ...chave, ...novo })
    .onConflict((c) => c.columns(['hotId', 'tipo', 'idioma', 'forma']).doUpdateSet(novo))
    .execute()
}

export interface ConsultaDeEntregas {
  readonly pagina: number
  readonly porPagina: number
  readonly ordenar?: string | undefined
  readonly busca?: string | undefined
  readonly tipo?: string | undefined
  readonly canal?: string | undefined
  readonly situacao?: string | undefined
  readonly de?: string | undefined
  readonly ate?: string | undefined
}

export interface LinhaDeEntrega {
  readonly uid: string
  readonly tipo: string
  readonly titulo: string
  readonly pessoa: string
  readonly cliId: number | null
  readonly canal: Canal
  readonly destino: string
  readonly situacao: SituacaoDeEntrega
  readonly motivo: string | null
  readonly erro: string | null
  readonly criadaAt: Date
  readonly enviadaAt: Date | null
  readonly entregueAt: Date | null
  readonly abertaAt: Date | null
}

/** Deliveries that one query looks at; days and filters reach older ones. */
const ALCANCE = 20_000

export async function buscarEntregas(
  tx: Tx,
  hotId: number,
  q: ConsultaDeEntregas,
  inteiros: boolean,
): Promise<Listados<LinhaDeEntrega>> {
  const onde: RawBuilder<unknown>[] = [sql`x.hot_id = ${hotId}`]
  if (q.canal) onde.push(sql`x.canal = ${q.canal}`)
  if (q.situacao) onde.push(sql`x.situacao = ${q.situacao}`)
  if (q.tipo)
    onde.push(
      sql`exists (select from aviso t where t.id = x.avi_id and t.hot_id = ${hotId} and t.tipo = ${q.tipo})`,
    )
  if (q.de) onde.push(sql`x.created_at >= ${q.de}::timestamp at time zone 'America/Sao_Paulo'`)
  if (q.ate) onde.push(sql`x.created_at < (${q.ate}::date + 1)::timestamp at time zone 'America/Sao_Paulo'`)
  return listar(tx, {
    colunas: sql`e.uid, a.tipo, a.titulo, a.nome as pessoa, a.cli_id, e.canal, e.destino, e.situacao, e.motivo, e.erro,
      e.created_at as criada_at, e.enviada_at, e.entregue_at, e.aberta_at`,
    de: sql`(select * from aviso_entrega x where ${todas(onde)} order by x.id desc limit ${ALCANCE}) e
      join aviso a on a.id = e.avi_id and a.hot_id = ${hotId}`,
    // Who reads masked addresses finds them whole: probing letter by letter would unmask them.
    onde: [
      inteiros || !q.busca
        ? contemSql(q.busca, [sql`a.titulo`, sql`a.nome`, sql`e.destino`])
        : sql`(${contemSql(q.busca, [sql`a.titulo`])} or lower(e.destino) = lower(${q.busca.trim()}))`,
    ],
    ordem: ordemSql(q.ordenar, { criadaAt: sql`e.id` }, sql`e.id desc`, sql`e.id desc`),
    pagina: q,
  })
}

export interface Assinatura {
  readonly nome: string
  readonly cargo: string
  readonly telefone: string
  readonly texto: string
  readonly ativa: boolean
}

export async function lerAssinatura(
  tx: Tx,
  hotId: number,
  usuId: number,
  travar = false,
): Promise<(Assinatura & { readonly versao: number }) | undefined> {
  return await tx
    .selectFrom('assinaturaEmail')
    .select(['nome', 'cargo', 'telefone', 'texto', 'ativa', 'versao'])
    .where('hotId', '=', hotId)
    .where('usuId', '=', usuId)
    .$if(travar, (q) => q.forUpdate())
    .executeTakeFirst()
}

/** False when another tab saved first. */
export async function gravarAssinatura(
  tx: Tx,
  hotId: number,
  usuId: number,
  a: Assinatura,
  versaoLida: number,
): Promise<boolean> {
  const r = await tx
    .insertInto('assinaturaEmail')
    .values({ hotId, usuId, ...a, versao: versaoLida + 1 })
    .onConflict((c) =>
      c
        .columns(['hotId', 'usuId'])
        .doUpdateSet({ ...a, versao: versaoLida + 1 })
        .where('assinaturaEmail.versao', '=', versaoLida),
    )
    .executeTakeFirst()
  return (r.numInsertedOrUpdatedRows ?? 0n) > 0n
}
