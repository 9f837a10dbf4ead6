// One published auction with what its page says: place, auctioneer, notice and rules. Never one still being put together.
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import type { publicoLeilao } from '@martelo/contracts/leiloes/publico-leilao.contract.ts'
import { dizerPracas } from '@martelo/domain/judicial/dizer-praca.ts'
import { dataPagamentoDoLeilao, nomeSemData } from '@martelo/domain/leiloes/leilao.ts'
import { textosDoLeilao } from '@martelo/domain/leiloes/textos-do-leilao.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { iso } from '../../core/http/iso.ts'
import { TEXTOS_DO_LEILAO } from './textos-do-leilao.sql.ts'

type Publico = RespostaDe<typeof publicoLeilao>
type Linha = Omit<
  Publico,
  'data' | 'visitacaoInicio' | 'visitacaoFim' | 'dataPagamento' | 'nomeSemData' | 'judicial'
> & {
  data: Date
  visitacaoInicio: Date | null
  visitacaoFim: Date | null
  fim: Date | null
  causa: Causa | null
}
/** instants as text, in JSON */
interface Causa {
  readonly processo: string
  readonly juizo: string
  readonly primeiraInicio: string
  readonly segundaInicio: string
  readonly segundaFim: string
  readonly segundaPorcentagem: number
}

export async function lerLeilaoPublico(tx: Tx, hotId: number, uid: string): Promise<Publico | null> {
  const { rows } = await sql<Linha>`
    select a.uid, a.nome, a.descricao, a.situacao, a.modalidade, a.data, a.visitacao_inicio, a.visitacao_fim, o.nome as leiloeiro, o.junta || ' nº ' || o.matricula as leiloeiro_registro,
      jsonb_build_object('nome', r.nome, 'endereco', r.endereco, 'cidade', r.cidade, 'uf', r.uf, 'telefone', r.telefone) as local,
      a.imagem, a.porcentagem_comissao, a.taxa_adm, '/edital/' || a.uid as edital_url, a.ordem_visitacao_url, a.ordem_entrada_url, a.transmissao_url,
      exists (select from canal_transmissao c where c.lei_id = a.id and c.hot_id = a.hot_id and c.disponivel) as tem_canal, a.regulamento, a.reg_numero as regulamento_numero,
      (select g.uid from regulamento g where g.id = a.reg_id) as regulamento_uid, (select t.nome from tipo_de_leilao t where t.id = a.let_id) as tipo,
      ${TEXTOS_DO_LEILAO} as textos,
      case when a.grupos_cliente <> '{}' then array(select g.nome_publico from grupo_cliente g
        where g.id = any(a.grupos_cliente) and g.hot_id = a.hot_id and g.nome_publico is not null order by 1) end as convidados,
      fim_do_leilao(a.id) as fim,
      (select jsonb_build_object('processo', j.processo, 'juizo', j.vara || ', ' || j.comarca, 'primeiraInicio', j.primeira_inicio,
          'segundaInicio', j.segunda_inicio, 'segundaFim', j.segunda_fim, 'segundaPorcentagem', j.segunda_porcentagem)
        from leilao_judicial j where j.lei_id = a.id) as causa,
      (select count(*)::int from lote l where l.lei_id = a.id and l.situacao not in ('CADASTRADO', 'LOTE_CANCELADO')) as quantidade_lotes,
      array(select distinct c.nome from lote l join comitente c on c.id = l.com_id where l.lei_id = a.id and l.situacao <> 'CADASTRADO' order by 1) as comitentes
    from leilao a join leiloeiro o on o.id = a.leo_id join local_realizacao r on r.id = a.lrl_id
    where a.hot_id = ${hotId} and a.uid = ${uid} and a.situacao <> 'EM_LOTEAMENTO' and not a.teste`.execute(
    tx,
  )
  const l = rows[0]
  if (l === undefined) return null
  const { fim, causa, ...resto } = l
  return {
    ...resto,
    textos: textosDoLeilao(l.textos),
    data: iso(l.data),
    visitacaoInicio: iso(l.visitacaoInicio),
    visitacaoFim: iso(l.visitacaoFim),
    judicial: causa === null ? [] : fatosDaCausa(causa, l.data.getTime()),
    nomeSemData: nomeSemData(l.nome),
    dataPagamento: dataPagamentoDoLeilao(l.data.getTime(), fim?.getTime() ?? null),
  }
}

const fatosDaCausa = (c: Causa, primeiraFim: number): Publico['judicial'] =>
  [
    ['Processo', c.processo] as const,
    ['Juízo', c.juizo] as const,
    ...dizerPracas({
      primeiraInicio: Date.parse(c.primeiraInicio),
      primeiraFim,
      segundaInicio: Date.parse(c.segundaInicio),
      segundaFim: Date.parse(c.segundaFim),
      segundaPorcentagem: c.segundaPorcentagem,
    }),
  ].map(([rotulo, valor]) => ({ rotulo, valor }))
