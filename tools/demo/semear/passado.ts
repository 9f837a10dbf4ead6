// Days that have gone by. What the demonstration's people did then is done by the product's own calls, each at its own
// instant: the call's clock is set, and what the database would date itself (`clock_timestamp()`, defaults) is dated by
// the same instant before the statement leaves. Everything stands in the one transaction of the seeding.
// Refuses notices and mails: nothing of this is committed yet, and past purchases are no news. Rooms hear nothing,
// mails lie in the mailbox as delivered.
import { criarCorreio } from '../../../apps/server/src/core/avisos/avisar.ts'
import type { EntregaPronta } from '../../../apps/server/src/core/avisos/avisos.sql.ts'
import { randomUUID } from 'node:crypto'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import {
  ColumnNode,
  type InsertQueryNode,
  type KyselyPlugin,
  OperationNodeTransformer,
  PrimitiveValueListNode,
  RawNode,
  ValueListNode,
  ValueNode,
  ValuesNode,
} from 'kysely'
import type { Tx } from '../../../apps/server/src/core/database/database.ts'
import { montarCtx } from '../../../apps/server/src/core/http/aplicacao.ts'
import type { Ctx, Sessao } from '../../../apps/server/src/core/http/contexto.ts'
import { executar } from '../../../apps/server/src/core/http/executar.ts'
import { type ArquivoRecebido, tratadores } from '../../../apps/server/src/core/http/handle.ts'
import type { Servicos } from '../../../apps/server/src/core/servicos.ts'
import type { Hotsite } from '../../../apps/server/src/core/tenant/hotsites.ts'

/** Columns that the database fills with its clock, by table. */
const DATADAS: Readonly<Record<string, readonly string[]>> = {
  auditoria: ['quando'],
  venda: ['created_at', 'updated_at'],
  pagamento: ['created_at', 'updated_at'],
  comprovante: ['data_envio'],
  agendamento: ['solicitado_at'],
}
const RELOGIO = /\b(?:clock_timestamp|now)\(\)/g

/** Statements as they would have been at `instante()`. */
class RelogioParado extends OperationNodeTransformer implements KyselyPlugin {
  readonly #instante: () => number
  constructor(instante: () => number) {
    super()
    this.#instante = instante
  }
  transformQuery: KyselyPlugin['transformQuery'] = ({ node, queryId }) => this.transformNode(node, queryId)
  transformResult: KyselyPlugin['transformResult'] = ({ result }) => Promise.resolve(result)

  #iso = (): string => new Date(this.#instante()).toISOString()

  protected override transformRaw(node: RawNode): RawNode {
    const feito = super.transformRaw(node)
    if (!feito.sqlFragments.some((f) => f.search(RELOGIO) >= 0)) return feito
    return RawNode.create(
      feito.sqlFragments.map((f) => f.replace(RELOGIO, `'${this.#iso()}'::timestamptz`)),
      feito.parameters,
    )
  }

  protected override transformInsertQuery(node: InsertQueryNode): InsertQueryNode {
    const feito = super.transformInsertQuery(node)
    const tem = new Set(feito.columns?.map((c) => c.column.name))
    const faltam = (DATADAS[feito.into?.table.identifier.name ?? ''] ?? []).filter((c) => !tem.has(c))
    if (faltam.length === 0 || feito.values === undefined || !ValuesNode.is(feito.values)) return feito
    const datas = faltam.map(() => this.#iso())
    return {
      ...feito,
      columns: [...(feito.columns ?? []), ...faltam.map((c) => ColumnNode.create(c))],
      values: ValuesNode.create(
        feito.values.values.map((linha) =>
          PrimitiveValueListNode.is(linha)
            ? PrimitiveValueListNode.create([...linha.values, ...datas])
            : ValueListNode.create([...linha.values, ...datas.map((d) => ValueNode.create(d))]),
        ),
      ),
    }
  }
}

/** As it was delivered then: letters in the mailbox, notices in the bell. */
async function entregarNoPassado(
  tx: Tx,
  hotId: number,
  entregas: readonly EntregaPronta[],
  quando: Date,
): Promise<ReadonlyMap<number, number[]>> {
  const mensagens = new Map<number, number[]>()
  for (const e of entregas.filter((x) => x.situacao === 'pendente')) {
    let caiId: number | null = null
    if (e.canal !== 'sino' && e.canal !== 'push') {
      const linha = await tx
        .insertInto('caixaPostal')
        .values({
          hotId,
          canal: e.canal,
          para: e.destino,
          assunto: e.titulo ?? '',
          texto: e.texto ?? '',
          responderA: e.responderA ?? null,
          sairUrl: e.sairUrl ?? null,
          criadoAt: quando,
          entregueAt: quando,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      caiId = linha.id
      mensagens.set(e.aviId, [...(mensagens.get(e.aviId) ?? []), caiId])
    }
    await tx
      .updateTable('avisoEntrega')
      .set({ situacao: 'enviada', enviadaAt: quando, caiId })
      .where('hotId', '=', hotId)
      .where('id', '=', e.id)
      .execute()
  }
  return mensagens
}

/** Who acts: the user of that address, or the system. */
export type Quem = string | null

export class Passado {
  readonly tx: Tx
  readonly hotsite: Hotsite
  readonly #servicos: Servicos
  readonly #sessoes = new Map<string, Sessao>()
  #instante: number

  constructor(tx: Tx, s: Servicos, hotsite: Hotsite, instante: number) {
    this.#instante = instante
    this.tx = tx.withPlugin(new RelogioParado(() => this.#instante))
    this.hotsite = hotsite
    this.#servicos = {
      ...s,
      tempoReal: {
        ...s.tempoReal,
        avisar: () => undefined,
        publicar: () => Promise.resolve(new Set<number>()),
      },
      correio: criarCorreio({
        origemDaCasa: (hotId) => s.correio.origemDaCasa(hotId),
        segredo: s.chaveDeArquivos,
        passado: {
          agora: () => this.#instante,
          entregar: (t, hotId, entregas) => entregarNoPassado(t, hotId, entregas, new Date(this.#instante)),
        },
      }),
    }
  }

  get agora(): number {
    return this.#instante
  }

  /** Goes on to that instant. Time does not run backwards. */
  ate(instante: number): void {
    this.#instante = Math.max(this.#instante, instante)
  }
  /** Begins another story, whenever it was. */
  em(instante: number): void {
    this.#instante = instante
  }

  async ctx(quem: Quem): Promise<Ctx> {
    const ctx = montarCtx(this.#servicos, {
      hotsite: this.hotsite,
      sessao: quem === null ? null : await this.#sessao(quem),
      ip: '127.0.0.1',
      agente: 'demonstration',
      https: false,
      origem: '',
      cookieDeRenovacao: null,
      rastreio: null,
      origemTrafego: null,
      log: this.#servicos.log,
      reqId: randomUUID(),
      agora: this.#instante,
    })
    return { ...ctx, tx: (fn) => fn(this.tx), ler: (fn) => fn(this.tx) }
  }

  /** Makes a call of the product as that person, now. What the product refuses ends the seeding. */
  async chamar<C extends { readonly key: string }>(
    quem: Quem,
    contrato: C,
    entrada: {
      params?: unknown
      query?: unknown
      body?: unknown
      arquivos?: readonly ArquivoRecebido[]
    } = {},
  ): Promise<RespostaDe<C>> {
    const tratador = tratadores.get(contrato.key)
    if (tratador === undefined) throw new Error(`${contrato.key} has no handler`)
    const r = await executar(
      tratador,
      await this.ctx(quem),
      { params: {}, query: {}, body: {}, ...entrada },
      true,
    )
    if (!r.ok) throw new Error(`${contrato.key}, by ${quem ?? 'no one'}: ${String(r.erro.message)}`)
    return ('valor' in r ? r.valor : undefined) as RespostaDe<C>
  }

  async #sessao(email: string): Promise<Sessao> {
    const ja = this.#sessoes.get(email)
    if (ja !== undefined) return ja
    const u = await this.tx
      .selectFrom('usuario as u')
      .leftJoin('cliente as c', 'c.usuId', 'u.id')
      .select(['u.id', 'u.uid', 'u.nome', 'u.papeis', 'c.id as cliId', 'c.uid as cliUid'])
      .where('u.hotId', '=', this.hotsite.id)
      .where('u.email', '=', email)
      .executeTakeFirstOrThrow()
    const { id: usuId, uid: usuUid, nome, papeis, cliId, cliUid } = u
    const sessao = {
      usuId,
      usuUid,
      nome,
      papeis,
      cliId,
      cliUid,
      familia: 'demo',
      fim: Number.MAX_SAFE_INTEGER,
    }
    this.#sessoes.set(email, sessao)
    return sessao
  }
}
