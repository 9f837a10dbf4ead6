import { patiosDasRemocoes } from '@martelo/contracts/remocoes/patios-das-remocoes.contract.ts'
import { sql } from 'kysely'
import { handle } from '../../core/http/handle.ts'

handle(patiosDasRemocoes, (ctx) =>
  ctx.ler(async (tx) => {
    const { rows } = await sql<{
      uid: string
      nome: string
      cidade: string
      uf: string
      aCaminho: number
      pedidas: number
      vagasLivres: number
    }>`
      select p.uid, p.nome, p.cidade, p.uf,
        (select count(*)::int from remocao r where r.pat_id = p.id and r.situacao in ('EM_COLETA', 'EM_TRANSPORTE')) as a_caminho,
        (select count(*)::int from remocao r where r.pat_id = p.id and r.situacao in ('SOLICITADA', 'AUTORIZADA', 'AGENDADA', 'FRUSTRADA')) as pedidas,
        (select count(*)::int from vaga g where g.pat_id = p.id and g.ativa and not exists (
          select from estadia e where e.vaga_id = g.id and e.situacao not in ('FINALIZADA', 'CANCELADA'))) as vagas_livres
      from patio p where p.hot_id = ${ctx.hotsite.id} and p.ativo order by p.nome`.execute(tx)
    return rows
  }),
)
