import { lancamentosDoRazao } from '@martelo/contracts/razao/lancamentos-do-razao.contract.ts'
import { FATOS, type Fato } from '@martelo/domain/razao/fatos-contabeis.ts'
import { CONTAS, type Conta } from '@martelo/domain/razao/plano-de-contas.ts'
import { inicioDoDia, somarDias } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { sql } from 'kysely'
import { listar } from '../../core/database/lista.ts'
import { handle } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'

interface Linha {
  uid: string
  createdAt: Date
  fato: Fato
  estorno: boolean
  abertura: boolean
  objetoTipo: string
  objeto: string
  vndId: number | null
  debitos: Conta[]
  creditos: Conta[]
  valor: number
}

const nomes = (contas: readonly Conta[]): string =>
  [...new Set(contas)].map((c) => `${CONTAS[c].codigo} ${CONTAS[c].rotulo}`).join(', ')

handle(lancamentosDoRazao, (ctx, { query }) =>
  ctx.ler(async (tx) => {
    const { conta, fato, de, ate } = query
    const busca = query.busca?.trim() ?? ''
    const { linhas, total } = await listar<Linha>(tx, {
      colunas: sql`a.uid, a.created_at, a.fato, a.estorno, a.abertura, a.objeto_tipo, a.objeto, a.vnd_id,
        array_agg(p.conta order by p.id) filter (where p.valor > 0) as debitos, array_agg(p.conta order by p.id) filter (where p.valor < 0) as creditos,
        sum(p.valor) filter (where p.valor > 0)::bigint as valor`,
      de: sql`razao_lancamento a`,
      deTudo: sql`join razao_partida p on p.lan_id = a.id`,
      onde: [
        sql`a.hot_id = ${ctx.hotsite.id}`,
        conta === undefined
          ? sql`true`
          : sql`exists (select from razao_partida x where x.lan_id = a.id and x.conta = ${conta})`,
        fato === undefined ? sql`true` : sql`a.fato = ${fato}`,
        de === undefined ? sql`true` : sql`a.created_at >= ${new Date(inicioDoDia(de))}`,
        ate === undefined ? sql`true` : sql`a.created_at < ${new Date(inicioDoDia(somarDias(ate, 1)))}`,
        busca === '' ? sql`true` : sql`(a.objeto = ${busca} or numero_da_venda(a.vnd_id)::text = ${busca})`,
      ],
      ordem: sql`group by a.id order by a.id desc`,
      pagina: query,
    })
    ctx.contar(total)
    return linhas.map(({ createdAt, debitos, creditos, ...l }) => ({
      ...l,
      fato: FATOS[l.fato].rotulo,
      quando: iso(createdAt),
      debito: nomes(debitos),
      credito: nomes(creditos),
    }))
  }),
)
