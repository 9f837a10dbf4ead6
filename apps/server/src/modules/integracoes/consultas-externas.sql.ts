// What each operation reads of a consignor's own records, and which of them are his.
import type { OPERACOES_EXTERNAS } from '@martelo/contracts/integracoes/consulta-externa.contract.ts'
import { baixarDocumentoExterno } from '@martelo/contracts/integracoes/baixar-documento-externo.contract.ts'
import { type RawBuilder, sql } from 'kysely'
import { type Ctx, exigirSessao } from '../../core/http/contexto.ts'
import { DOCUMENTOS_DOS_BENS, documentosDele } from '../anexos/door.ts'
import { valorParaOComitente } from '../remocoes/door.ts'
import { VENDA_DESFEITA } from '../vendas/door.ts'

type Operacao = (typeof OPERACOES_EXTERNAS)[number]
export interface LinhaExterna {
  uid: string
  nome: string
  situacao: string | null
  referencia: string | null
  valor: number | null
  quando: Date | null
  /** a lot's auction, a document's vehicle */
  de?: string
  arquivo?: string
  cancelamento?: {
    readonly motivo: string
    readonly pedidoAt: string
    readonly recusado: boolean
    readonly vendaDesfeita: boolean
    readonly resposta: string | null
  } | null
}
interface Consulta {
  readonly colunas: RawBuilder<unknown>
  readonly de: RawBuilder<unknown>
  readonly meus: (coms: RawBuilder<unknown>) => RawBuilder<unknown>
  /** may be narrowed to an auction */
  readonly leilao?: RawBuilder<unknown>
}
/** The consignors that the account is linked with: what is theirs it reads, and nothing else. */
export const comitentesDaConta = (ctx: Ctx): RawBuilder<unknown> =>
  sql`select u.com_id from usuario_comitente u where u.hot_id = ${ctx.hotsite.id} and u.usu_id = ${exigirSessao(ctx).usuId}`

const emLotes = (coms: RawBuilder<unknown>) =>
  sql`exists (select from lote l where l.lei_id = t.id and l.com_id in (${coms}) and l.situacao <> 'CADASTRADO')`

export const CONSULTAS_EXTERNAS: Readonly<Record<Exclude<Operacao, 'saude'>, Consulta>> = {
  comitentes: {
    colunas: sql`t.uid, t.nome, case when t.ativo then 'Ativo' else 'Inativo' end as situacao, t.cnpj as referencia, null::bigint as valor, null::timestamptz as quando`,
    de: sql`comitente t`,
    meus: (coms) => sql`t.id in (${coms})`,
  },
  leiloes: {
    colunas: sql`t.uid, t.nome, t.situacao, null::text as referencia, null::bigint as valor, t.data as quando`,
    de: sql`leilao t`,
    meus: emLotes,
    leilao: sql`t.uid`,
  },
  lotes: {
    colunas: sql`t.uid, t.nome, t.situacao, t.numero as referencia, coalesce(t.valor_vendido, t.lance_valor) as valor, t.situacao_at as quando,
      a.nome as de, x.cancelamento`,
    de: sql`lote t join leilao a on a.id = t.lei_id left join lateral (select jsonb_build_object('motivo', p.motivo, 'pedidoAt', p.pedido_at,
        'recusado', p.recusado_at is not null, 'vendaDesfeita', ${VENDA_DESFEITA}, 'resposta', p.resposta) as cancelamento
      from pedido_de_cancelamento p where p.lel_id = t.id and p.hot_id = t.hot_id order by p.id desc limit 1) x on true`,
    // What the house still prepares is not shown to its consignor.
    meus: (coms) => sql`t.com_id in (${coms}) and t.situacao <> 'CADASTRADO'`,
    leilao: sql`a.uid`,
  },
  veiculos: {
    colunas: sql`t.uid, t.nome, t.situacao, coalesce(t.placa, t.chassi) as referencia, t.fipe_valor as valor, t.created_at as quando`,
    de: sql`veiculo t`,
    meus: (coms) => sql`t.com_id in (${coms})`,
  },
  remocoes: {
    colunas: sql`t.uid, v.nome, t.situacao, v.placa::text as referencia, ${valorParaOComitente(sql`t`)} as valor, t.solicitada_at as quando`,
    de: sql`remocao t join veiculo v on v.id = t.vei_id`,
    meus: (coms) => sql`t.com_id in (${coms})`,
  },
  documentos: {
    colunas: sql`t.uid, t.nome, null::text as situacao, t.tipo as referencia, null::bigint as valor, t.enviado_at as quando,
      concat_ws(' · ', v.nome, v.placa, case d.entidade when 'remocao' then 'remoção' when 'estadia' then 'pátio' end) as de, replace(${baixarDocumentoExterno.path}, ':uid', t.uid::text) as arquivo`,
    de: DOCUMENTOS_DOS_BENS,
    meus: documentosDele,
  },
  tags: {
    colunas: sql`t.uid, t.nome, t.integradora as situacao, t.tag_externa_id as referencia, null::bigint as valor, t.created_at as quando`,
    de: sql`integracao_tag t`,
    meus: (coms) =>
      sql`t.ativo and t.integradora in (select i.integradora from integracao_comitente i where i.hot_id = t.hot_id and i.ativo and i.com_id in (${coms}))`,
  },
}
