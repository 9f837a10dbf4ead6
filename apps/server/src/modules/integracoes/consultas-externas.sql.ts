// What each operation reads of a consignor's own records, and which of them are his.
import type { OPERACOES_EXTERNAS } from '@martelo/contracts/integracoes/consulta-externa.contract.ts'
import { type RawBuilder, sql } from 'kysely'

type Operacao = (typeof OPERACOES_EXTERNAS)[number]
export interface LinhaExterna {
  uid: string
  nome: string
  situacao: string | null
  referencia: string | null
  valor: number | null
  quando: Date | null
}
interface Consulta {
  readonly colunas: RawBuilder<unknown>
  readonly de: RawBuilder<unknown>
  readonly meus: (coms: RawBuilder<unknown>) => RawBuilder<unknown>
  /** may be narrowed to an auction */
  readonly leilao?: RawBuilder<unknown>
}
const emLotes = (coms: RawBuilder<unknown>) =>
  sql`exists (select from lote l where l.lei_id = t.id and l.com_id in (${coms}))`

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
    colunas: sql`t.uid, t.nome, t.situacao, t.numero as referencia, t.lance_valor as valor, t.situacao_at as quando`,
    de: sql`lote t join leilao a on a.id = t.lei_id`,
    meus: (coms) => sql`t.com_id in (${coms})`,
    leilao: sql`a.uid`,
  },
  veiculos: {
    colunas: sql`t.uid, t.nome, t.situacao, coalesce(t.placa, t.chassi) as referencia, t.fipe_valor as valor, t.created_at as quando`,
    de: sql`veiculo t`,
    meus: (coms) => sql`t.com_id in (${coms})`,
  },
  remocoes: {
    colunas: sql`t.uid, v.nome, t.situacao, v.placa::text as referencia, t.valor, t.solicitada_at as quando`,
    de: sql`remocao t join veiculo v on v.id = t.vei_id`,
    meus: (coms) => sql`t.com_id in (${coms})`,
  },
  documentos: {
    colunas: sql`t.uid, t.nome, null::text as situacao, t.tipo as referencia, null::bigint as valor, t.enviado_at as quando`,
    de: sql`anexo t join veiculo v on t.entidade = 'veiculo' and v.uid = t.entidade_uid and v.hot_id = t.hot_id`,
    meus: (coms) => sql`v.com_id in (${coms}) and t.removido_at is null`,
  },
  tags: {
    colunas: sql`t.uid, t.nome, t.integradora as situacao, t.tag_externa_id as referencia, null::bigint as valor, t.created_at as quando`,
    de: sql`integracao_tag t`,
    meus: (coms) =>
      sql`t.ativo and t.integradora in (select i.integradora from integracao_comitente i where i.hot_id = t.hot_id and i.ativo and i.com_id in (${coms}))`,
  },
}
